"""Tries annotate.py on a local cluster of several executor processes: throughput by executors, and an executor killed in the middle.

    python3 trial.py --glossa ../../glossa [--documents 100000] [--endpoint language]

Every thousandth document is empty, which is a line that fails. Exit code 1 if an answer is lost, doubled or in the wrong place.
"""

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

FILES = 20
EMPTY = 1000
BACKEND = "CoarseGrainedExecutorBackend"
WORDS = Path(__file__).resolve().parents[2] / "docs"


def write_documents(folder: Path, count: int) -> None:
    """Lines of the project's own documents, two by two."""
    lines = [line.strip() for file in sorted(WORDS.glob("*.md")) for line in file.read_text("utf-8").splitlines()]
    lines = [line for line in lines if len(line) > 60][:2000]
    chance = random.Random(7)
    folder.mkdir()
    for part in range(FILES):
        with open(folder / f"part-{part:02}.ndjson", "w", encoding="utf-8") as file:
            for number in range(part * count // FILES, (part + 1) * count // FILES):
                text = "" if number % EMPTY == 0 else " ".join(chance.choices(lines, k=2))
                file.write(json.dumps({"id": f"d{number}", "content": text}) + "\n")


def executors() -> list[int]:
    """Process ids of the executors that run on this machine."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            command = (entry / "cmdline").read_bytes()
        except OSError:
            continue
        if BACKEND.encode() in command and b"local-cluster" not in command:
            found.append(int(entry.name))
    return found


def run(flags: argparse.Namespace, source: Path, target: Path, count: int, kills: bool) -> float:
    """Seconds from the first executor to the end; `kills` one executor after a third of the answers is likely there."""
    command = [
        "spark-submit", "--master", f"local-cluster[{count},1,1024]", "--conf", "spark.executor.memory=512m", "--conf", "spark.ui.enabled=false",
        "--conf", "spark.sql.files.openCostInBytes=0", "--conf", f"spark.sql.files.maxPartitionBytes={max(1, size_of(source) // FILES)}",
        str(Path(__file__).with_name("annotate.py")), "--glossa", flags.glossa, "--endpoint", flags.endpoint, "--input", str(source), "--output", str(target),
    ]  # fmt: skip
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not executors():
        if process.poll() is not None:
            raise SystemExit("spark-submit ended before an executor began")
        time.sleep(0.2)
    began = time.monotonic()
    if kills:
        # some partitions are finished, others are not
        while process.poll() is None and finished_parts(target) < FILES // 4:
            time.sleep(0.2)
        victim = executors()[0]
        os.kill(victim, signal.SIGKILL)
        print(f"killed executor {victim} with {finished_parts(target)} of {FILES} files written", flush=True)
    if process.wait() != 0:
        raise SystemExit("spark-submit failed")
    return time.monotonic() - began


def size_of(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.iterdir())


def finished_parts(target: Path) -> int:
    """Files of answers whose task has been committed."""
    return len({file.name for file in target.rglob("part-*.json") if "attempt" not in str(file).rsplit("task_", 1)[0]})


def check(target: Path, count: int) -> None:
    """Each id once, failed lines apart, positions without a gap."""
    seen: dict[str, str] = {}
    for status in ("done", "failed"):
        for file in (target / f"status={status}").glob("part-*.json"):
            for line in file.read_text("utf-8").splitlines():
                row = json.loads(line)
                if row["id"] in seen:
                    raise SystemExit(f"{row['id']} is there twice")
                seen[row["id"]] = status
    missing = [number for number in range(count) if f"d{number}" not in seen]
    wrong = [number for number in range(count) if (seen.get(f"d{number}") == "failed") != (number % EMPTY == 0)]
    if missing or wrong or len(seen) != count:
        raise SystemExit(f"{len(missing)} missing, {len(wrong)} with the wrong status, {len(seen)} in all")
    print(f"{count} answers, each once, {sum(status == 'failed' for status in seen.values())} failed lines apart", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--glossa", required=True)
    parser.add_argument("--documents", type=int, default=100_000)
    parser.add_argument("--endpoint", default="language")
    flags = parser.parse_args()
    flags.glossa = str(Path(flags.glossa).resolve())
    if shutil.which("spark-submit") is None:
        sys.exit("spark-submit is not on the path: pip install pyspark")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "in"
        write_documents(source, flags.documents)
        for name, count, kills in (("one executor", 1, False), ("two executors", 2, False), ("two executors, one killed", 2, True)):
            target = Path(folder) / name.replace(" ", "-")
            seconds = run(flags, source, target, count, kills)
            print(f"{name}: {seconds:.0f} s, {flags.documents / seconds:.0f} documents/s", flush=True)
            check(target, flags.documents)


if __name__ == "__main__":
    main()
