"""Writes the fixture of test/categories/words.test.ts to standard output: text, words, content words, buckets with their counts, windows of pieces.

    python scripts/categories/fixture.py OUT_DIR/tokenizer.json > test/fixtures/categories-words.json
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('tokenizer')
    options = parser.parse_args()
    from glossa_training.categories.fixture import write_cases
    write_cases(options)


if __name__ == '__main__':
    main()
