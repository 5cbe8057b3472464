"""A TCP line that can be cut: nothing comes through any more, and nobody is told."""

import asyncio
import contextlib
import threading

from support.server import free_port


class Lines:
    """All lines of a test, in a thread with an event loop of its own."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, name="lines", daemon=True)
        self.all: list[Line] = []
        self.thread.start()

    def line(self, target: int) -> "Line":
        """A new line to a port."""
        line = Line(target)
        asyncio.run_coroutine_threadsafe(line.open(), self.loop).result(10)
        self.all.append(line)
        return line

    def set(self, lines: list["Line"], *, whole: bool) -> None:
        """Cut some lines, or mend them."""

        def change() -> None:
            for line in lines:
                (line.whole.set if whole else line.whole.clear)()

        self.loop.call_soon_threadsafe(change)

    def close(self) -> None:
        async def end() -> None:
            for line in self.all:
                line.server.close()
            tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for _ in range(10):
                await asyncio.sleep(0)  # sockets are closed a moment after they are told to
            self.loop.stop()

        asyncio.run_coroutine_threadsafe(end(), self.loop)
        self.thread.join(10)
        self.loop.close()


class Line:
    """A port that leads to another one."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        self.target = target

    async def open(self) -> None:
        self.whole = asyncio.Event()
        self.whole.set()
        self.server = await asyncio.start_server(self.serve, "127.0.0.1", self.port)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self.whole.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            try:
                await asyncio.gather(self.pump(reader, back), self.pump(there, writer))
            finally:
                back.transport.abort()
        except OSError:
            pass
        finally:
            writer.transport.abort()

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await self.whole.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
