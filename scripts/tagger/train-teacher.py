"""Fine-tunes the multilingual encoder as a tagger of surface units over all treebanks: the teacher of the fast taggers.

    python scripts/tagger/train-teacher.py --encoder ENCODER_DIR --out TEACHER_DIR --minutes 50

The learning rate falls to nothing at the end of the minutes given; a run that was ended goes on from its last checkpoint.
A second run can go on from the first one's weights on some languages:
`--start TEACHER_DIR/teacher.pt --out TEACHER_DIR_2 --languages tur rus zho por --rate 1.5e-4`.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--out', required=True, help='folder of the checkpoint')
    parser.add_argument('--start', help='checkpoint to go on from with a new schedule (on some languages)')
    parser.add_argument('--languages', nargs='*', help='train on these alone')
    parser.add_argument('--share', type=int, help='thousand words a language gets in a pass, instead of the usual ones')
    parser.add_argument('--layers', type=int, default=8)
    parser.add_argument('--minutes', type=float, default=50, help='how long the run takes: a faster machine makes more steps of it')
    parser.add_argument('--rate', type=float, default=3e-4)
    parser.add_argument('--batch', type=int, default=2048, help='pieces')
    parser.add_argument('--threads', type=int, default=1)
    options = parser.parse_args()
    from glossa_training.morphology.training import train
    train(options)


if __name__ == '__main__':
    main()
