"""Tries worker.py with a broker of its own on this machine: throughput by workers, and workers that are killed and stopped in the middle.

    python3 trial.py --glossa ../../glossa [--messages 20000] [--endpoint language]

The broker is Apache Kafka in one process, which Maven fetches; Java 17 and `pip install confluent-kafka` are needed. A twentieth of the
messages is odd. Exit code 1 if an answer is lost, doubled, in the wrong place or in the wrong topic, or an offset is not committed.
"""

import argparse
import json
import os
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from confluent_kafka import Consumer, KafkaError, KafkaException, Message, Producer, TopicPartition
from confluent_kafka.admin import AdminClient, NewTopic

PARTITIONS = 6
ODD = 20
HERE = Path(__file__).resolve().parent
WORDS = HERE.parents[1] / "docs"

# value of an odd message with its number, and the code of the error it must get: None where it is answered, "tombstone" where it has nothing to answer
ODD_KINDS = (
    (lambda number: json.dumps({"id": number, "content": ""}), "badRequestFormat"),
    (lambda number: f'{{"id": {number}, "content": "no end', "badRequestFormat"),
    (lambda number: None, "tombstone"),
    (lambda number: "", "badRequestFormat"),
    (lambda number: " \n\r\n ", "badRequestFormat"),
    (lambda number: json.dumps([number]), "badRequestFormat"),
    (lambda number: "[" * 50_000, "badRequestFormat"),
    (lambda number: b"\xff\xfe\x00", "badRequestFormat"),
    (lambda number: json.dumps({"id": number, "content": "x" * 700_000}), "requestEntityTooLarge"),
    (lambda number: json.dumps({"id": number, "content": "Wo ist die Bibliothek?", "note": "\ud83d \u2028 NaN"}), None),
    (lambda number: json.dumps({"id": number, "content": "Where is\nthe \"error\":\nof the library?"}, indent=2), None),
    (lambda number: '{"id": %d, "content": "a line end \n within a string"}' % number, "badRequestFormat"),
)  # fmt: skip


def messages(count: int) -> Iterator[tuple[bytes | None, str | None]]:
    """Values with what must become of them."""
    lines = [line.strip() for file in sorted(WORDS.glob("*.md")) for line in file.read_text("utf-8").splitlines()]
    lines = [line for line in lines if len(line) > 60][:2000]
    chance = random.Random(7)
    for number in range(count):
        if number % ODD == 0:
            make, fate = ODD_KINDS[number // ODD % len(ODD_KINDS)]
            value = make(number)
            yield (value.encode() if isinstance(value, str) else value), fate
        else:
            yield json.dumps({"id": number, "content": " ".join(chance.choices(lines, k=2))}, ensure_ascii=False).encode(), None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def broker(folder: Path) -> Iterator[str]:
    """A Kafka of one process on this machine alone, as long as the context lasts; gives its address."""
    libraries = folder / "libraries"
    subprocess.run(["mvn", "-q", "-B", "-f", str(HERE / "pom.xml"), "dependency:copy-dependencies", f"-DoutputDirectory={libraries}"], check=True)
    port, controller = free_port(), free_port()
    settings = {
        "process.roles": "broker,controller",
        "node.id": 1,
        "listeners": f"PLAINTEXT://127.0.0.1:{port},CONTROLLER://127.0.0.1:{controller}",
        "controller.listener.names": "CONTROLLER",
        "controller.quorum.voters": f"1@127.0.0.1:{controller}",
        "log.dirs": folder / "log",
        "auto.create.topics.enable": "false",
        "offsets.topic.replication.factor": 1,
        "transaction.state.log.replication.factor": 1,
        "transaction.state.log.min.isr": 1,
        "group.initial.rebalance.delay.ms": 0,
    }
    file = folder / "server.properties"
    file.write_text("".join(f"{name}={value}\n" for name, value in settings.items()))
    java = ["java", "-Xmx512m", "-cp", f"{libraries}/*"]
    subprocess.run([*java, "kafka.tools.StorageTool", "format", "-t", uuid.uuid4().hex[:22], "-c", str(file)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(folder / "broker.log", "wb") as log:
        process = subprocess.Popen([*java, "kafka.Kafka", str(file)], stdout=log, stderr=log)
        try:
            until = time.monotonic() + 300
            while not answers(port):
                if process.poll() is not None or time.monotonic() > until:
                    raise SystemExit((folder / "broker.log").read_text()[-2000:])
                time.sleep(0.2)
            yield f"127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


class Trial:
    """A topic with its messages, the workers on it, and what they must have made of it. Leaves no worker behind."""

    def __init__(self, flags: argparse.Namespace, address: str, name: str) -> None:
        self._flags = flags
        self._address = address
        self._name = name
        self._topics = {role: f"{name}-{role}" for role in ("input", "output", "failed")}
        self._workers: list[subprocess.Popen] = []
        admin = AdminClient({"bootstrap.servers": address})
        # fewer partitions for failures: these take those of several
        topics = [NewTopic(topic, num_partitions=2 if role == "failed" else PARTITIONS, replication_factor=1) for role, topic in self._topics.items()]
        for created in admin.create_topics(topics).values():
            created.result()
        self._fates: list[str | None] = []
        producer = Producer({"bootstrap.servers": address, "enable.idempotence": True})
        for number, (value, fate) in enumerate(messages(flags.messages)):
            self._fates.append(fate)
            producer.produce(self._topics["input"], value, f"key {number}", number % PARTITIONS, headers=[("number", str(number).encode())])
            producer.poll(0)
        producer.flush()
        self._watcher = Consumer({"bootstrap.servers": address, "group.id": name})

    def __enter__(self) -> "Trial":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.kill()
            worker.wait()

    def start(self) -> None:
        self._workers.append(
            subprocess.Popen(
                [
                    sys.executable, str(HERE / "worker.py"), "--brokers", self._address, "--glossa", self._flags.glossa, "--endpoint", self._flags.endpoint,
                    "--input", self._topics["input"], "--output", self._topics["output"], "--failed", self._topics["failed"], "--group", self._name,
                    "--name", f"worker-{len(self._workers)}", "--batch", "200", "--set", "log_level=3",
                ]  # fmt: skip
            )
        )

    def signal(self, worker: int, number: signal.Signals) -> None:
        self._workers[worker].send_signal(number)

    def committed(self) -> int:
        """Messages whose answers are committed."""
        try:
            partitions = self._watcher.committed([TopicPartition(self._topics["input"], number) for number in range(PARTITIONS)], timeout=30)
        except KafkaException:
            # the first that ask for a group wait until the broker has made a place for it
            return 0
        return sum(max(0, partition.offset) for partition in partitions)

    def wait(self, count: int) -> None:
        while self.committed() < count:
            ended = [worker.returncode for worker in self._workers if worker.poll() not in (None, 0, -signal.SIGKILL)]
            if ended:
                raise SystemExit(f"a worker ended with {ended[0]}")
            time.sleep(0.1)

    def stop(self) -> None:
        """All workers, which must end as they were told to."""
        for worker in self._workers:
            worker.send_signal(signal.SIGTERM)
        codes = [worker.wait(60) for worker in self._workers]
        if set(codes) - {0, -signal.SIGKILL}:
            raise SystemExit(f"workers ended with {codes}")

    def check(self) -> None:
        """Each message once, in the topic where it belongs, in order; all offsets committed."""
        seen: set[int] = set()
        for role in ("output", "failed"):
            last: dict[str, int] = {}
            for message in self._committed_messages(self._topics[role]):
                headers = dict(message.headers())
                number = int(headers["number"])
                topic, partition, offset = headers["glossa-source"].decode().rsplit("-", 2)
                if number in seen:
                    raise SystemExit(f"message {number} is there twice")
                seen.add(number)
                if (topic, int(partition), int(offset)) != (self._topics["input"], number % PARTITIONS, number // PARTITIONS):
                    raise SystemExit(f"message {number} has the source {headers['glossa-source']}")
                if int(offset) <= last.get(partition, -1):
                    raise SystemExit(f"message {number} is out of order")
                last[partition] = int(offset)
                self._check_value(role, number, message, headers)
        if len(seen) != self._flags.messages:
            raise SystemExit(f"{self._flags.messages - len(seen)} messages have no answer")
        if self.committed() != self._flags.messages:
            raise SystemExit(f"offsets of {self.committed()} messages are committed")
        failures = sum(fate not in (None, "tombstone") for fate in self._fates)
        print(f"{len(seen)} messages, each answered once and in order, {failures} failures apart, all offsets committed", flush=True)

    def _check_value(self, role: str, number: int, message: Message, headers: dict[str, bytes]) -> None:
        fate = self._fates[number]
        if role == "failed":
            right = json.loads(headers["glossa-error"])["code"] == fate and len(message.value()) != 1
        elif fate == "tombstone":
            right = message.value() is None
        else:
            answer = json.loads(message.value())
            right = fate is None and answer.pop("id") == number and len(answer) > 0 and "error" not in answer
        if not right:
            raise SystemExit(f"message {number} in the topic {role}: {headers} {message.value()!r:.200}")

    def _committed_messages(self, topic: str) -> Iterator[Message]:
        reader = Consumer({"bootstrap.servers": self._address, "group.id": "check", "isolation.level": "read_committed", "enable.partition.eof": True, "enable.auto.commit": False})
        count = len(reader.list_topics(topic).topics[topic].partitions)
        reader.assign([TopicPartition(topic, partition, 0) for partition in range(count)])
        ends = 0
        while ends < count:
            message = reader.poll(30)
            if message is None:
                raise SystemExit(f"{topic} does not come to its end")
            if message.error() is None:
                yield message
            elif message.error().code() == KafkaError._PARTITION_EOF:
                ends += 1
            else:
                raise SystemExit(str(message.error()))
        reader.close()


def processor_seconds() -> float:
    """Of all workers that have ended, with what they had started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def measure(flags: argparse.Namespace, address: str, workers: int) -> None:
    with Trial(flags, address, f"measure-{workers}") as trial:
        began, used = time.monotonic(), processor_seconds()
        for _ in range(workers):
            trial.start()
        # the first answers tell that models are loaded
        trial.wait(1)
        first, ready = trial.committed(), time.monotonic()
        trial.wait(flags.messages)
        end = time.monotonic()
        rate = (flags.messages - first) / (end - ready)
        trial.stop()
        # what a core without other work would do is told by this, whatever else the machine does meanwhile
        spent = 1000 * (processor_seconds() - used) / flags.messages
        print(
            f"workers: {workers}; {end - began:.1f} s with the start, {rate:.0f} messages/s after the first answers, "
            f"{spent:.2f} ms of processor time a message, start and end included",
            flush=True,
        )
        trial.check()


def disturb(flags: argparse.Namespace, address: str) -> None:
    """Three workers, of which one is killed and one is stopped; one more begins."""
    with Trial(flags, address, "disturbed") as trial:
        for _ in range(3):
            trial.start()
        for share, worker, number in ((0.2, 0, signal.SIGKILL), (0.5, 1, signal.SIGTERM)):
            trial.wait(int(share * flags.messages))
            trial.signal(worker, number)
            print(f"worker {worker} gets {number.name} with {trial.committed()} of {flags.messages} messages done", flush=True)
        trial.start()
        trial.wait(flags.messages)
        trial.stop()
        trial.check()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--glossa", required=True)
    parser.add_argument("--messages", type=int, default=20_000)
    parser.add_argument("--endpoint", default="language")
    flags = parser.parse_args()
    flags.glossa = str(Path(flags.glossa).resolve())
    for program in ("java", "mvn"):
        if shutil.which(program) is None:
            sys.exit(f"{program} is not on the path")
    with tempfile.TemporaryDirectory() as folder, broker(Path(folder)) as address:
        print(f"{os.cpu_count()} cores, with {os.getloadavg()[0]:.1f} processes that want one before the trial begins", flush=True)
        for workers in (1, 2):
            measure(flags, address, workers)
        disturb(flags, address)


if __name__ == "__main__":
    main()
