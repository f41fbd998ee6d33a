"""Runs one job with a Python package, in a process of its own: python peers.py JOB.json. The forms of job, texts, answers and result are those of ../protocol.ts."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from itertools import count
from typing import Any

Worker = Callable[[Any], Any]

# between two looks at the processor time
LOOK_SECONDS = 0.02


def read(path: str) -> list[Any]:
    """The JSON values of a file, one a line."""
    with open(path, encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def pace(work: Worker, items: list[Any], seconds: float) -> dict[str, float]:
    """Reads the items from the first on until they or the seconds of processor time are over."""
    items_read = characters = 0
    start_cpu, start = time.process_time(), time.perf_counter()
    looked = start
    for item in items:
        work(item)
        items_read += 1
        if isinstance(item, str):
            characters += len(item)
        # to ask for processor time is dear
        now = time.perf_counter()
        if now - looked < LOOK_SECONDS:
            continue
        looked = now
        if time.process_time() - start_cpu > seconds:
            break
    return {
        "items": items_read,
        "characters": characters,
        "cpuSeconds": time.process_time() - start_cpu,
        "wallSeconds": time.perf_counter() - start,
    }


def lingua(codes: set[str], accuracy: str) -> tuple[Worker, dict[str, Any]]:
    """The detector limited to the languages with these codes; in its high or low accuracy mode."""
    from lingua import Language, LanguageDetectorBuilder

    chosen = [one for one in Language.all() if one.iso_code_639_3.name.lower() in codes]
    builder = LanguageDetectorBuilder.from_languages(*chosen).with_preloaded_language_models()
    detector = (builder.with_low_accuracy_mode() if accuracy == "low" else builder).build()

    def work(text: str) -> str | None:
        found = detector.detect_language_of(text)
        return None if found is None else found.iso_code_639_3.name.lower()

    languages = [one.iso_code_639_3.name.lower() for one in chosen]
    return work, {"version": version("lingua-language-detector"), "languages": languages}


def rapidfuzz(measure: str, is_ascii: bool) -> tuple[Worker, dict[str, Any]]:
    """A measure of rapidfuzz on names in small letters, other scripts brought to ASCII first or left as they are."""
    from anyascii import anyascii
    from rapidfuzz import distance, fuzz
    from rapidfuzz.utils import default_process

    score = {"wratio": fuzz.WRatio, "token-sort": fuzz.token_sort_ratio, "jaro-winkler": distance.JaroWinkler.similarity}[measure]

    def work(pair: list[Any]) -> float:
        left, right = pair[0], pair[1]
        if is_ascii:
            left, right = anyascii(left), anyascii(right)
        return score(left, right, processor=default_process)

    return work, {"version": version("rapidfuzz")}


SCHEMATA = {"PERSON": "Person", "ORGANIZATION": "Organization"}


def nomenklatura(algorithm: str) -> tuple[Worker, dict[str, Any]]:
    """An algorithm of nomenklatura on two entities that have a name only; places and names of unknown kind are legal entities of no kind."""
    from followthemoney import model
    from nomenklatura.matching import get_algorithm

    # names that it has read are kept by the number of their entity
    numbers = count()
    matcher = get_algorithm(algorithm)
    config = matcher.default_config()

    def entity(schema: str, name: str) -> Any:
        made = model.make_entity(schema)
        made.id = str(next(numbers))
        made.add("name", name)
        return made

    def work(pair: list[Any]) -> float:
        schema = SCHEMATA.get(pair[2], "LegalEntity")
        return matcher.compare(entity(schema, pair[0]), entity(schema, pair[1]), config).score

    return work, {"version": version("nomenklatura")}


def usaddress() -> tuple[Worker, dict[str, Any]]:
    """Labels of the words of a line."""
    import usaddress as package

    return (lambda line: [[label, word] for word, label in package.parse(line)]), {"version": version("usaddress")}


TOOLS: dict[str, Callable[[dict[str, Any]], tuple[Worker, dict[str, Any]]]] = {
    "lingua": lambda job: lingua(set(job["codes"]), "high"),
    "lingua-low": lambda job: lingua(set(job["codes"]), "low"),
    "rapidfuzz-wratio": lambda _: rapidfuzz("wratio", True),
    "rapidfuzz-raw": lambda _: rapidfuzz("wratio", False),
    "rapidfuzz-token-sort": lambda _: rapidfuzz("token-sort", True),
    "rapidfuzz-jaro-winkler": lambda _: rapidfuzz("jaro-winkler", True),
    "nomenklatura-logic-v2": lambda _: nomenklatura("logic-v2"),
    "nomenklatura-name-based": lambda _: nomenklatura("name-based"),
    "usaddress": lambda _: usaddress(),
}


def main(path: str) -> None:
    with open(path, encoding="utf-8") as file:
        job = json.load(file)
    work, result = TOOLS[job["tool"]](job)
    speed = {}
    for one in job["speed"]:
        pace(work, read(one["warm"]), job["warmSeconds"])
        speed[one["name"]] = pace(work, read(one["timed"]), job["timedSeconds"])
    for one in job["answers"]:
        with open(one["output"], "w", encoding="utf-8") as output:
            for item in read(one["input"]):
                output.write(json.dumps(work(item)) + "\n")
    with open(job["result"], "w", encoding="utf-8") as file:
        json.dump({**result, "speed": speed}, file)


main(sys.argv[1])
