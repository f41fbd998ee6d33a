"""Annotates a folder of NDJSON, or a column of a Parquet table, on a Spark cluster through the command line of Glossa.

    spark-submit annotate.py --glossa /opt/glossa/glossa --endpoint language --input in/ --output out/

Every partition is piped through one `glossa annotate` process of its own, which holds its models once and keeps the order of its lines.
Under the output folder lie `status=done` (id and answer) and `status=failed` (id and error), written once each: Spark tries a partition
whose executor was lost again from its beginning, and what it had written so far is thrown away.
"""

import argparse
import json
import subprocess
import threading
from collections.abc import Iterable, Iterator

from pyspark.sql import Row, SparkSession
from pyspark.sql.types import LongType, StringType, StructField, StructType

SCHEMA = StructType(
    [
        StructField("status", StringType()),
        StructField("id", StringType()),
        StructField("position", LongType()),
        StructField("answer", StringType()),
    ]
)


def annotated(rows: Iterable[Row], command: list[str], id_column: str, content_column: str) -> Iterator[tuple]:
    """The answers to the rows of one partition, in their order.

    Args:
        rows: have the columns `id_column` and `content_column`.
        command: `glossa annotate` and its arguments.

    Yields:
        status (`done` or `failed`), id, position in the partition, answer or error as JSON.

    Raises:
        RuntimeError: if the command ends before it has answered each row; Spark then tries the partition again.
    """
    iterator = iter(rows)
    first = next(iterator, None)
    if first is None:
        return
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    ids: list[str] = []
    faults: list[BaseException] = []

    def feed() -> None:
        # in a thread: the command answers while it is still reading, and both pipes are bounded
        try:
            row = first
            while row is not None:
                ids.append(str(row[id_column]))
                line = json.dumps({"id": len(ids) - 1, "content": row[content_column]}, ensure_ascii=False)
                process.stdin.write(line.encode("utf-8", "replace") + b"\n")
                row = next(iterator, None)
        except BaseException as fault:  # noqa: BLE001 - it is raised again where the partition is read
            faults.append(fault)
        finally:
            try:
                process.stdin.close()
            except OSError:
                pass

    feeder = threading.Thread(target=feed, daemon=True)
    feeder.start()
    position = 0
    try:
        for line in process.stdout:
            answer = json.loads(line)
            if answer.pop("id") != position:
                raise RuntimeError(f"answer {position} of the partition is out of order")
            answer.pop("line", None)
            status = "failed" if "error" in answer else "done"
            yield status, ids[position], position, json.dumps(answer, ensure_ascii=False)
            position += 1
        feeder.join()
        code = process.wait()
        # 1: some lines failed, and have their errors in their places
        if code not in (0, 1) or faults or position != len(ids):
            raise RuntimeError(f"glossa ended with {code} after {position} of {len(ids)} rows: {faults}")
    finally:
        process.kill()
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--glossa", required=True, help="path of the command `glossa` on every worker")
    parser.add_argument("--endpoint", required=True, help="entities, language, ...")
    parser.add_argument("--input", required=True, help="folder of NDJSON files, or a Parquet table (--parquet)")
    parser.add_argument("--output", required=True, help="folder to write, which must not exist yet")
    parser.add_argument("--parquet", action="store_true", help="the input is Parquet")
    parser.add_argument("--id", default="id", help="column of ids")
    parser.add_argument("--content", default="content", help="column of texts")
    parser.add_argument("--partitions", type=int, help="how many processes work one after another or side by side")
    parser.add_argument("arguments", nargs="*", help="further arguments of `glossa annotate`, behind --")
    flags = parser.parse_args()

    spark = SparkSession.builder.appName(f"glossa {flags.endpoint}").getOrCreate()
    table = spark.read.parquet(flags.input) if flags.parquet else spark.read.json(flags.input)
    table = table.select(flags.id, flags.content)
    if flags.partitions is not None:
        table = table.repartition(flags.partitions)
    # one thread a process: Spark already runs one process for each core that it was given
    command = [flags.glossa, "annotate", flags.endpoint, "--threads", "1", *flags.arguments]
    id_column, content_column = flags.id, flags.content
    answers = table.rdd.mapPartitions(lambda rows: annotated(rows, command, id_column, content_column))
    spark.createDataFrame(answers, SCHEMA).write.partitionBy("status").option("ignoreNullFields", "false").json(flags.output)
    spark.stop()


if __name__ == "__main__":
    main()
