"""Trains the ranker of links on the rows of scripts/linking/train-rows.ts (one thread, seeded).

    python scripts/linking/train.py local WORK_DIR OUT.safetensors [--permissive]
    python scripts/linking/train.py full WORK_DIR OUT.safetensors [--permissive]

`local` learns from the columns that tell of a mention alone: train-rows.ts takes it for the columns of coherence. `full` learns from all columns and adds
the judge, whose output is the calibrated probability that the best candidate is right. Both print what they reach on the tuning part.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('what', choices=['local', 'full'])
    parser.add_argument('work', type=Path)
    parser.add_argument('out', type=Path)
    parser.add_argument('--permissive', action='store_true', help='leave out documents under non-commercial licences')
    options = parser.parse_args()
    from glossa_training.link_ranker import train
    train(options)


if __name__ == '__main__':
    main()
