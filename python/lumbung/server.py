"""The connection to `lumbung serve --json`: one line per request, one line per answer."""

import atexit
import json
import os
import shlex
import subprocess
import threading


class LumbungError(Exception):
    """What Lumbung could not do: `code` for programs, `field` if one was wrong, and a sentence for people."""

    def __init__(self, code, message, field=None):
        super().__init__(message if field is None else "%s: %s" % (field, message))
        self.code = code
        self.field = field


class Server:
    """A running Lumbung. `command` is how it is started; without it, the variable LUMBUNG, then `lumbung`."""

    def __init__(self, command=None, seconds=60):
        words = shlex.split(os.environ.get("LUMBUNG", "lumbung")) if command is None else list(command)
        self._lock = threading.Lock()
        self._next = 0
        try:
            self._process = subprocess.Popen(
                words + ["serve", "--json", "--seconds", str(seconds), "--lang", "en"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
            )
        except OSError as error:
            raise LumbungError(
                "notFound",
                "Lumbung could not be started (%s): %s. Install the command line with npm, "
                "or set LUMBUNG to how it is started." % (" ".join(words), error),
            ) from None
        atexit.register(self.close)

    def ask(self, do, **fields):
        """Sends one request and returns its answer as a dictionary; raises LumbungError if it was refused."""
        with self._lock:
            self._next += 1
            request = {"id": self._next, "do": do}
            request.update((name, value) for name, value in fields.items() if value is not None)
            try:
                self._process.stdin.write(json.dumps(request) + "\n")
                self._process.stdin.flush()
                line = self._process.stdout.readline()
            except (OSError, ValueError) as error:
                raise LumbungError("ended", "Lumbung has ended: %s" % error) from None
        if line == "":
            raise LumbungError("ended", "Lumbung has ended.")
        answer = json.loads(line)
        if not answer.pop("ok"):
            error = answer["error"]
            raise LumbungError(error["code"], error["message"], error.get("field"))
        answer.pop("id")
        return answer

    def close(self):
        """Ends Lumbung; asking again is an error."""
        atexit.unregister(self.close)
        process = self._process
        if process.poll() is None:
            try:
                process.stdin.close()
                process.wait(timeout=2)
            except (OSError, subprocess.TimeoutExpired):
                process.kill()
                process.wait()
        process.stdout.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


_shared = None
_shared_lock = threading.Lock()


def shared():
    """The Lumbung that games use unless they are given another; started when it is first needed."""
    global _shared
    with _shared_lock:
        if _shared is None or _shared._process.poll() is not None:
            _shared = Server()
        return _shared
