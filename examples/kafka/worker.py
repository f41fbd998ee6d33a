"""Annotates the messages of a Kafka topic through the command line of Glossa, each exactly once.

    python3 worker.py --brokers kafka:9092 --glossa /opt/glossa/glossa --endpoint entities --input news --output news-entities --failed news-failed

Start as many as there are cores, on any number of machines: they share the partitions of the topic as one consumer group.
Answers and the offsets of what they answer are committed in one transaction, so that readers of the output with
`isolation.level=read_committed` see each answer once, however often a worker dies; the order within a partition is kept.
SIGTERM ends a worker after the batch in its hands. It ends with code 1 where it cannot go on; whatever started it should start it again.
"""

import argparse
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import uuid
from collections.abc import Callable
from dataclasses import dataclass

from confluent_kafka import Consumer, KafkaError, KafkaException, Message, Producer, TopicPartition

CALL_SECONDS = 60
TRANSACTION_SECONDS = 30
# times that the same worker takes a batch back before it gives up
TRIES = 5


@dataclass(frozen=True)
class Result:
    """What becomes of one message: a message of the output topic, or with an error (JSON) of the one for failures."""

    value: bytes | None
    error: str | None = None


def failed(message: Message, code: str, text: str) -> Result:
    """The message as it came, so that it can be sent again."""
    return Result(message.value(), json.dumps({"code": code, "message": text}))


class Annotator:
    """A `glossa annotate` process that holds its models for as long as the worker lives."""

    def __init__(self, command: list[str]) -> None:
        # in a session of its own: Ctrl-C is for the worker, which ends it after the batch
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        self._lines = 0

    def answers(self, lines: list[bytes]) -> list[bytes]:
        """The answers to the lines, in their order.

        Args:
            lines: none of them blank, each without a line end.

        Raises:
            RuntimeError: if the process has ended, or tells of another line than the next.
        """
        # in a thread: it answers while it is still reading, and both pipes are bounded
        feeder = threading.Thread(target=self._feed, args=(lines,), daemon=True)
        feeder.start()
        answers = []
        for _ in lines:
            answer = self._process.stdout.readline().removesuffix(b"\n")
            if not answer:
                raise RuntimeError(f"glossa ended with {self._process.wait()} after {len(answers)} of {len(lines)} lines")
            self._lines += 1
            error = error_of(answer)
            if error is not None and error["line"] != self._lines:
                raise RuntimeError(f"glossa tells of line {error['line']} in the place of line {self._lines}")
            answers.append(answer)
        feeder.join()
        return answers

    def _feed(self, lines: list[bytes]) -> None:
        try:
            self._process.stdin.write(b"".join(line + b"\n" for line in lines))
            self._process.stdin.flush()
        except OSError:
            pass  # the reader sees the end of the process and says so

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def error_of(answer: bytes) -> dict | None:
    """The answer of a line that failed, None for any other. Answers are not parsed for nothing: they may be large."""
    if b'"error":' not in answer:
        return None
    parsed = json.loads(answer)
    return parsed if "error" in parsed else None


def results(messages: list[Message], annotator: Annotator, max_bytes: int) -> list[Result]:
    """What becomes of each message, in their order. A message without a value (a tombstone) is passed on as one."""
    outcome: list[Result | None] = []
    lines: list[bytes] = []
    for message in messages:
        value = message.value()
        if value is None:
            outcome.append(Result(None))
        elif not value or value.isspace():
            outcome.append(failed(message, "badRequestFormat", "the value is empty"))
        else:
            outcome.append(None)
            # JSON means the same by either line end, and what is not JSON does not become it
            lines.append(value.replace(b"\n", b"\r"))
    answers = iter(annotator.answers(lines))
    for place, message in enumerate(messages):
        if outcome[place] is not None:
            continue
        answer = next(answers)
        error = error_of(answer)
        if error is not None:
            outcome[place] = Result(message.value(), json.dumps(error["error"]))
        elif len(answer) > max_bytes:
            outcome[place] = failed(message, "requestEntityTooLarge", f"the answer has {len(answer)} bytes, more than {max_bytes}")
        else:
            outcome[place] = Result(answer)
    return outcome


class Worker:
    """A member of a consumer group that turns messages into answers, a batch in a transaction."""

    def __init__(self, flags: argparse.Namespace) -> None:
        self._flags = flags
        self._batch: list[Message] = []
        self._partitions: dict[str, int] = {}
        self._taken_back = 0
        self._stops = False
        self._annotator = Annotator([flags.glossa, "annotate", flags.endpoint, "--threads", str(flags.threads), *flags.arguments])
        common = {"bootstrap.servers": flags.brokers, **dict(setting.split("=", 1) for setting in flags.set)}
        self._producer = Producer(
            {
                **common,
                # of a name that stays, the broker ends what a worker that died has left open at once, of others after this time
                "transactional.id": f"{flags.group}-{flags.name}",
                "transaction.timeout.ms": TRANSACTION_SECONDS * 1000,
                "compression.type": "zstd",
                "linger.ms": 5,
                # a batch is bounded by its messages, and so is what is sent of it
                "queue.buffering.max.messages": 0,
                "queue.buffering.max.kbytes": 2_147_483_647,
                # room for key and headers beside the answer
                "message.max.bytes": flags.max_bytes + 1_000_000,
            }
        )
        self._consumer = Consumer(
            {
                **common,
                "group.id": flags.group,
                "enable.auto.commit": False,
                "auto.offset.reset": "earliest",
                "isolation.level": "read_committed",
                # partitions that stay with their worker are not taken from it while others move
                "partition.assignment.strategy": "cooperative-sticky",
                "session.timeout.ms": flags.session_seconds * 1000,
                "max.poll.interval.ms": flags.batch_seconds * 1000,
            }
        )

    def stop(self, *_: object) -> None:
        self._stops = True

    def run(self) -> None:
        """Works until it is told to stop.

        Raises:
            KafkaException: if the broker no longer takes this worker for a member of its group, or refuses what it sends.
            RuntimeError: if `glossa` ends.
        """
        try:
            self._partitions = {topic: self._partitions_of(topic) for topic in (self._flags.output, self._flags.failed)}
            retried(lambda: self._producer.init_transactions(CALL_SECONDS))
            # what is gathered of a partition that goes to another worker is that worker's
            self._consumer.subscribe([self._flags.input], on_revoke=self._give_up, on_lost=self._give_up)
            while not self._stops:
                self._gather()
                if self._batch:
                    self._commit(results(self._batch, self._annotator, self._flags.max_bytes))
        finally:
            self._annotator.end()
            self._consumer.close()

    def _partitions_of(self, topic: str) -> int:
        described = self._producer.list_topics(topic, CALL_SECONDS).topics[topic]
        if described.error is not None:
            raise KafkaException(described.error)
        return len(described.partitions)

    def _gather(self) -> None:
        """Messages one by one: the group changes hands only inside of `poll`, never while a batch is under way."""
        self._batch = []
        size = 0
        until = None
        while not self._stops and len(self._batch) < self._flags.batch and size < self._flags.batch_bytes:
            left = 0.5 if until is None else until - time.monotonic()
            message = self._consumer.poll(max(0, left))
            if message is None:
                if until is not None and time.monotonic() >= until:
                    return
                continue
            if message.error() is not None:
                # a topic that is not there yet; it is looked for again
                if message.error().code() == KafkaError.UNKNOWN_TOPIC_OR_PART:
                    continue
                raise KafkaException(message.error())
            self._batch.append(message)
            size += len(message.value() or b"")
            # what there is goes at once, what comes within this time goes with it
            until = until or time.monotonic() + self._flags.wait

    def _give_up(self, _consumer: Consumer, partitions: list[TopicPartition]) -> None:
        gone = {(partition.topic, partition.partition) for partition in partitions}
        self._batch = [message for message in self._batch if (message.topic(), message.partition()) not in gone]

    def _commit(self, outcome: list[Result]) -> None:
        """All answers of the batch and its offsets, or none: then the batch is read again, by whoever has its partitions."""
        producer = self._producer
        producer.begin_transaction()
        try:
            for message, result in zip(self._batch, outcome, strict=True):
                self._send(message, result)
            # the broker refuses them from a worker that is no longer in the group
            retried(lambda: producer.send_offsets_to_transaction(self._next_offsets(), self._consumer.consumer_group_metadata(), CALL_SECONDS))
            retried(lambda: producer.commit_transaction(CALL_SECONDS))
            self._taken_back = 0
        except KafkaException as fault:
            self._taken_back += 1
            if not fault.args[0].txn_requires_abort() or self._taken_back == TRIES:
                raise
            print(f"worker {self._flags.name} takes a batch back: {fault}", file=sys.stderr)
            retried(lambda: producer.abort_transaction(CALL_SECONDS))
            self._rewind()

    def _send(self, message: Message, result: Result) -> None:
        source = f"{message.topic()}-{message.partition()}-{message.offset()}"
        headers = [*(message.headers() or []), ("glossa-source", source.encode())]
        if result.error is not None:
            headers.append(("glossa-error", result.error.encode()))
        topic = self._flags.output if result.error is None else self._flags.failed
        kind, moment = message.timestamp()
        # not by the key: what has none would be strewn, and programs that wrote the input may spread keys another way
        partition = message.partition() % self._partitions[topic]
        self._producer.produce(topic, result.value, message.key(), partition, headers=headers, timestamp=moment if kind else 0)
        self._producer.poll(0)

    def _next_offsets(self) -> list[TopicPartition]:
        ends = {(message.topic(), message.partition()): message.offset() + 1 for message in self._batch}
        return [TopicPartition(topic, partition, offset) for (topic, partition), offset in ends.items()]

    def _rewind(self) -> None:
        """To the first message of the batch, in the partitions that are still this worker's."""
        firsts = {(message.topic(), message.partition()): message.offset() for message in reversed(self._batch)}
        mine = {(partition.topic, partition.partition) for partition in self._consumer.assignment()}
        for topic, partition in firsts.keys() & mine:
            self._consumer.seek(TopicPartition(topic, partition, firsts[topic, partition]))
        time.sleep(0.5)


def retried(call: Callable[[], None]) -> None:
    """Calls again for as long as the client says that the broker may still do it.

    Raises:
        KafkaException: any other fault.
    """
    until = time.monotonic() + 2 * CALL_SECONDS
    while True:
        try:
            return call()
        except KafkaException as fault:
            if not fault.args[0].retriable() or time.monotonic() > until:
                raise


def arguments(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--brokers", required=True, help="host:port, several with commas between")
    parser.add_argument("--glossa", required=True, help="path of the command `glossa`")
    parser.add_argument("--endpoint", required=True, help="entities, language, ...")
    parser.add_argument("--input", required=True, help="topic to read")
    parser.add_argument("--output", required=True, help="topic of the answers")
    parser.add_argument("--failed", required=True, help="topic of the messages that have no answer, as they came, with the error in the header glossa-error")
    parser.add_argument("--group", default="glossa", help="consumer group, the same for all workers (default glossa)")
    parser.add_argument("--name", default=f"{socket.gethostname()}-{uuid.uuid4().hex[:8]}", help="of this worker alone, best the same after a new start (name of a pod)")
    parser.add_argument("--threads", type=int, default=1, help="threads of glossa (default 1; more workers are as good)")
    parser.add_argument("--batch", type=int, default=500, help="messages in a transaction, at most (default 500)")
    parser.add_argument("--batch-bytes", type=int, default=4_000_000, help="bytes after which a transaction takes no more (default 4,000,000)")
    parser.add_argument("--batch-seconds", type=int, default=300, help="longest time for a batch; then others take the partitions over (default 300)")
    parser.add_argument("--session-seconds", type=int, default=10, help="time after which others take the partitions of a worker that died over (default 10)")
    parser.add_argument("--wait", type=float, default=0.1, help="seconds to wait for more messages (default 0.1)")
    parser.add_argument("--max-bytes", type=int, default=1_000_000, help="longest answer; longer ones are failures. The topics take as much by default (1,000,000)")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE", help="setting of librdkafka for both sides, such as security.protocol=SASL_SSL")
    parser.add_argument("arguments", nargs="*", help="further arguments of `glossa annotate`, behind --")
    return parser.parse_args(words)


def main() -> None:
    flags = arguments(sys.argv[1:])
    worker = Worker(flags)
    signal.signal(signal.SIGTERM, worker.stop)
    signal.signal(signal.SIGINT, worker.stop)
    try:
        worker.run()
    except (KafkaException, RuntimeError) as fault:
        print(f"worker {flags.name} ends: {fault}", file=sys.stderr, flush=True)
        # without waiting for the broker; an open transaction ends by its time, or when a worker of this name begins
        os._exit(1)


if __name__ == "__main__":
    main()
