"""Labels unlabelled tokens (from silver-tokens.ts) with the teacher.

    python scripts/tagger/label-silver.py --encoder ENCODER_DIR --teacher TEACHER_DIR --tokens TOKENS_DIR --out TAGGED_DIR [LANGUAGE...]

Writes TAGGED_DIR/<language>.tsv.gz: sentences apart by a blank line, a line `form TAB tag TAB probability TAB 1|0` (white space after it) a token,
and a line in TAGGED_DIR/STATUS as each language is ready. Every language is labelled in the style of its main treebank.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--teacher', required=True)
    parser.add_argument('--tokens', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('languages', nargs='*')
    options = parser.parse_args()
    from glossa_training.morphology.silver import label_files
    label_files(options)


if __name__ == '__main__':
    main()
