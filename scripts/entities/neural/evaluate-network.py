"""Exact spans of PERSON, LOCATION and ORGANIZATION that the network alone finds in the dev parts, before quantisation.

    python scripts/entities/neural/evaluate-network.py --encoder ENCODER_DIR --out OUT_DIR --name first --average --report

`--report` writes scripts/reports/entities-dnn.json and .md (`-NAME` for other names than `first`), which ship.ts reads. `--free` and `--corpora` as for train.py.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--out', required=True, help='folder of tokenizer.json, kept.json, words/ and the checkpoints')
    parser.add_argument('--name', default='first', help='of the checkpoint')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--average', action='store_true', help='the averaged weights')
    parser.add_argument('--free', action='store_true', help='for the report: the run was trained on free corpora alone')
    parser.add_argument('--corpora', nargs='*', help='these corpora or languages alone')
    parser.add_argument('--sentences', type=int, default=10**9, help='of each validation file')
    parser.add_argument('--device', default='cpu', help='`cuda` for a graphics processor')
    parser.add_argument('--report', action='store_true', help='write the report')
    options = parser.parse_args()
    from glossa_training.entities.training import validate
    validate(options)


if __name__ == '__main__':
    main()
