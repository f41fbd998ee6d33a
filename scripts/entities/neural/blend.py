"""The weighted mean of the averaged weights of runs from the same encoder: it keeps what each run knew of texts unlike those of the other.

    python scripts/entities/neural/blend.py --out OUT_DIR --names permissive english-second --shares 0.4 0.6 --name english

Writes the checkpoint OUT_DIR/NAME.pt, with the steps and pieces of the last run. All of them have the same layers. The method is that of Wortsman et al., Robust fine-tuning of zero-shot models (2022).
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--out', required=True, help='folder of the checkpoints')
    parser.add_argument('--names', nargs='+', required=True, help='of the checkpoints, the last run last')
    parser.add_argument('--shares', nargs='+', type=float, required=True, help='of each in the mean, 1 in all')
    parser.add_argument('--name', required=True)
    options = parser.parse_args()
    if len(options.names) != len(options.shares) or abs(sum(options.shares) - 1) > 1e-6:
        parser.error('a share for each checkpoint, 1 in all')
    from glossa_training.entities.tagger import blend
    blend(options)


if __name__ == '__main__':
    main()
