/* A disk to look at, and to break: preloaded into a process, it writes down in their order all writes, truncations,
 * deletions and flushes of the files whose path contains $DISK_FILES, and lets flushes of write-ahead logs fail as often as the file
 * $DISK_FAILS has bytes. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;

static int path_of(int fd, char *path, size_t size) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    if (length <= 0) return 0;
    path[length] = 0;
    const char *wanted = getenv("DISK_FILES");
    return wanted && strstr(path, wanted) && !strstr(path, "-shm");
}

static void all(const void *data, size_t length) {
    while (length) {
        ssize_t done = REAL(write)(journal, data, length);
        if (done <= 0) abort();
        data = (const char *)data + done;
        length -= done;
    }
}

static void put(char what, const char *path, uint64_t offset, const void *data, uint64_t length) {
    const char *target = getenv("DISK_JOURNAL");
    if (!target) return;
    pthread_mutex_lock(&lock);
    if (journal < 0) journal = REAL(open)(target, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    uint64_t head[4] = {(uint64_t)what, strlen(path), offset, length};
    all(head, sizeof head);
    all(path, head[1]);
    if (data) all(data, length);
    pthread_mutex_unlock(&lock);
}

static void note(char what, int fd, uint64_t offset, const void *data, uint64_t length) {
    char path[4096];
    if (path_of(fd, path, sizeof path)) put(what, path, offset, data, length);
}

static int fails(int fd) {
    char path[4096];
    struct stat found;
    const char *control = getenv("DISK_FAILS");
    if (!control || !path_of(fd, path, sizeof path) || !strstr(path, "-wal")) return 0;
    if (stat(control, &found) || !found.st_size) return 0;
    if (truncate(control, found.st_size - 1)) return 0;
    errno = EIO;
    return 1;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    ssize_t done = REAL(pwrite)(fd, data, length, offset);
    if (done > 0) note('w', fd, offset, data, done);
    return done;
}

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    ssize_t done = REAL(pwrite64)(fd, data, length, offset);
    if (done > 0) note('w', fd, offset, data, done);
    return done;
}

int ftruncate(int fd, off_t length) {
    int done = REAL(ftruncate)(fd, length);
    if (!done) note('t', fd, length, NULL, 0);
    return done;
}

int ftruncate64(int fd, off64_t length) {
    int done = REAL(ftruncate64)(fd, length);
    if (!done) note('t', fd, length, NULL, 0);
    return done;
}

int unlink(const char *path) {
    int done = REAL(unlink)(path);
    const char *wanted = getenv("DISK_FILES");
    if (!done && wanted && strstr(path, wanted) && !strstr(path, "-shm")) put('u', path, 0, NULL, 0);
    return done;
}

int fsync(int fd) {
    if (fails(fd)) return -1;
    int done = REAL(fsync)(fd);
    if (!done) note('s', fd, 0, NULL, 0);
    return done;
}

int fdatasync(int fd) {
    if (fails(fd)) return -1;
    int done = REAL(fdatasync)(fd);
    if (!done) note('s', fd, 0, NULL, 0);
    return done;
}
