#include <zmq.h>

/* Linux calls the transport needs and Swift's Glibc module does not have. */
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>

/* prctl is variadic, which Swift cannot call. */
static inline int layoutctl_die_with_parent(int signal_number) {
    return prctl(PR_SET_PDEATHSIG, (unsigned long)signal_number, 0, 0, 0);
}
