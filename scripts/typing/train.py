"""Trains the head that gives the ontology classes of a mention from the frozen encoder's hidden states; collect.ts comes first, ship.ts afterwards.

    python scripts/typing/train.py --encoder ENCODER_DIR --vocabulary VOCABULARY_DIR --work WORK_DIR

Hidden states are written once, shard by shard, into WORK_DIR/states (an interrupted run goes on where it was); the head is one hidden layer and a logistic output for
every class, seeded. Every 12th train window measures: rounds, calibration. Writes WORK_DIR/head.safetensors, head.json.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--vocabulary', required=True, help='folder of kept.json (scripts/entities/neural/cut-vocabulary.py)')
    parser.add_argument('--work', required=True)
    parser.add_argument('--hidden', type=int, default=640)
    parser.add_argument('--epochs', type=int, default=12)
    parser.add_argument('--rate', type=float, default=1e-3)
    parser.add_argument('--batch', type=int, default=256)
    parser.add_argument('--dropout', type=float, default=0.3)
    parser.add_argument('--seed', type=int, default=7)
    parser.add_argument('--shards', type=int, help='only so many shards, for a trial')
    options = parser.parse_args()
    from glossa_training.mention_typing.training import train
    train(options)


if __name__ == '__main__':
    main()
