"""Trains the vectors of names: rows of n-grams that are summed (Bojanowski et al. 2017), by contrast within a batch (van den Oord et al. 2018, InfoNCE).

    python scripts/linking/names/train.py WORK_DIR [--epochs 2]

WORK_DIR holds the pairs of scripts/linking/names/collect.ts; rows.npy (int8) and scales.npy are written there, for scripts/linking/names/ship.ts.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('folder', type=Path)
    parser.add_argument('--epochs', type=int, default=2)
    parser.add_argument('--width', type=int, default=64)
    given = parser.parse_args()
    from glossa_training.name_vectors import train
    train(given)


if __name__ == '__main__':
    main()
