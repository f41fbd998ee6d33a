"""Tag accuracy of the teacher on every validation file; writes scripts/reports/morphology-teacher.json and .md.

    python scripts/tagger/evaluate-teacher.py --encoder ENCODER_DIR --out TEACHER_DIR

`--languages` for the second run on these languages. DEV_ONLY of glossa_training/treebanks.py: treebanks without a training file.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--out', required=True, help='folder of the checkpoint')
    parser.add_argument('--languages', nargs='*')
    parser.add_argument('--layers', type=int, default=8)
    parser.add_argument('--threads', type=int, default=1)
    parser.add_argument('--sentences', type=int, default=10**9, help='of each validation file')
    options = parser.parse_args()
    from glossa_training.morphology.training import validate
    validate(options)


if __name__ == '__main__':
    main()
