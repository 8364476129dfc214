#include <arpa/inet.h>
#include <microhttpd.h>

/* MHD_start_daemon and MHD_get_daemon_info are variadic, which Swift cannot call. */

/* A server with one thread of its own and few connections, each short and of little memory. */
static inline struct MHD_Daemon *layoutctl_http_start(
    const struct sockaddr *address, MHD_AccessHandlerCallback handler, void *context,
    unsigned int connections, unsigned int seconds, size_t bytes) {
    unsigned int flags = MHD_USE_INTERNAL_POLLING_THREAD | MHD_USE_POLL;
    if (address->sa_family == AF_INET6) flags |= MHD_USE_IPv6;
    return MHD_start_daemon(
        flags, 0, NULL, NULL, handler, context, MHD_OPTION_SOCK_ADDR, address,
        MHD_OPTION_CONNECTION_LIMIT, connections, MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, bytes, MHD_OPTION_END);
}

/* The port a server listens at; 0 when it is not known. */
static inline uint16_t layoutctl_http_port(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT);
    return info == NULL ? 0 : info->port;
}

/* Queues an answer whose body is copied; a connection that has no memory for it is closed. */
static inline enum MHD_Result layoutctl_http_answer(
    struct MHD_Connection *connection, unsigned int code, const char *type, const void *body,
    size_t size) {
    struct MHD_Response *response =
        MHD_create_response_from_buffer(size, (void *)body, MHD_RESPMEM_MUST_COPY);
    if (response == NULL) return MHD_NO;
    MHD_add_response_header(response, MHD_HTTP_HEADER_CONTENT_TYPE, type);
    MHD_add_response_header(response, MHD_HTTP_HEADER_CACHE_CONTROL, "no-store");
    enum MHD_Result result = MHD_queue_response(connection, code, response);
    MHD_destroy_response(response);
    return result;
}

/* What closes a connection without an answer. */
static inline enum MHD_Result layoutctl_http_refuse(void) { return MHD_NO; }
