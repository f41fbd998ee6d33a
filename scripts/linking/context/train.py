"""Trains the piece vectors of context: distilled from the sentence encoder, then taught on linking documents; vocabulary.ts and collect.ts come first, ship.ts afterwards.

    python scripts/linking/context/train.py OUT_DIR --name permissive [--all]

`--all` reads the non-commercial linking documents as well. One document in ten measures. Seeded, on one thread; writes OUT_DIR/NAME.f32 and NAME.json.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('out', metavar='OUT_DIR', help='folder of vocabulary.ts and collect.ts')
    parser.add_argument('--name', required=True)
    parser.add_argument('--all', action='store_true', help='non-commercial documents as well')
    parser.add_argument('--columns', type=int, default=64)
    parser.add_argument('--steps', type=int, default=800)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--temperature', type=float, default=0.07)
    parser.add_argument('--drop', type=float, default=0.2, help='share of pieces left out of each text in training')
    parser.add_argument('--smooth', type=float, default=3e-4, help='share of all pieces at which a piece weighs half of a rare one')
    parser.add_argument('--silver', type=float, default=0.3, help='weight of silver mentions')
    parser.add_argument('--texts', type=float, default=0.3, help='weight of related entities and of foreign names')
    parser.add_argument('--seed', type=int, default=1)
    options = parser.parse_args()
    from glossa_training.linking_context import train
    train(options)


if __name__ == '__main__':
    main()
