/// The tables of a results file. A results folder describes itself: each job is there with its specification.
enum ResultsSchema {
    /// Name of the file in its folder.
    static let fileName = "results.sqlite"

    /// Version 3: specifications have a table of their own, because SQLite writes the whole of a row that is updated, and
    /// where a burst was solved stands in columns. Versions 1 and 2 were never released.
    ///
    /// A burst's range may not meet another's of its job: the trigger looks at the last range that begins before its
    /// end, which, ranges being disjoint, is the one that reaches furthest.
    static let schema = SQLiteDatabase.Schema(
        applicationID: 0x4C57_5231, version: 3,
        creation: """
            CREATE TABLE job(
                number INTEGER PRIMARY KEY AUTOINCREMENT,
                id TEXT NOT NULL UNIQUE,
                specification_hash TEXT NOT NULL,
                variants INTEGER NOT NULL,
                build TEXT,
                duplicates INTEGER NOT NULL DEFAULT 0,
                mismatches INTEGER NOT NULL DEFAULT 0,
                end TEXT,
                reused INTEGER NOT NULL DEFAULT 0);
            CREATE TABLE specification(
                job INTEGER PRIMARY KEY REFERENCES job(number) ON DELETE CASCADE,
                body BLOB NOT NULL);
            CREATE TABLE burst(
                job INTEGER NOT NULL REFERENCES job(number) ON DELETE CASCADE,
                sequence INTEGER NOT NULL,
                first INTEGER NOT NULL,
                count INTEGER NOT NULL CHECK(count > 0),
                conflicts INTEGER NOT NULL,
                ambiguous INTEGER NOT NULL,
                unsettled INTEGER NOT NULL,
                failed INTEGER NOT NULL,
                hits INTEGER NOT NULL,
                builds INTEGER NOT NULL,
                pivots INTEGER NOT NULL,
                without_frames INTEGER NOT NULL,
                digest INTEGER NOT NULL,
                worker TEXT NOT NULL,
                chunk INTEGER NOT NULL,
                attempt INTEGER NOT NULL,
                payload BLOB NOT NULL,
                UNIQUE(job, sequence));
            CREATE UNIQUE INDEX burst_range ON burst(job, first, count);
            CREATE TRIGGER burst_once BEFORE INSERT ON burst
            WHEN (SELECT first + count FROM burst
                  WHERE job = NEW.job AND first < NEW.first + NEW.count
                  ORDER BY first DESC LIMIT 1) > NEW.first
            BEGIN SELECT RAISE(ABORT, 'a variant is recorded already'); END;
            CREATE TABLE quarantined(
                job INTEGER NOT NULL REFERENCES job(number) ON DELETE CASCADE,
                variant INTEGER NOT NULL,
                body TEXT NOT NULL,
                PRIMARY KEY(job, variant)) WITHOUT ROWID;
            CREATE TABLE part(
                job INTEGER NOT NULL REFERENCES job(number) ON DELETE CASCADE,
                first INTEGER NOT NULL,
                count INTEGER NOT NULL,
                content TEXT NOT NULL);
            CREATE INDEX part_content ON part(content, count);
            CREATE INDEX part_job ON part(job);
            CREATE TABLE probe(body BLOB)
            """)
}
