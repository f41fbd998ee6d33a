"""Gives the 8-bit networks of native-models fixed activation ranges, so that a text's answer does not depend on what else is in its batch.

    python scripts/quantisation/fix-ranges.py --windows WINDOWS_DIR --out EXPORT_DIR [--networks ID...] [--compare]

For networks whose float weights were not kept; the programs that export a newly trained network do it themselves. Reads WINDOWS_DIR (collect.ts: windows, and the networks
as they stand), writes EXPORT_DIR/entities-dnn.onnx and so on (ship.ts puts them into native-models). `--compare` writes no network but scripts/reports/activation-ranges.md:
how near each way of setting ranges comes to activations that are not rounded.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--windows', required=True, help='folder of collect.ts')
    parser.add_argument('--out', required=True)
    parser.add_argument('--networks', nargs='*', help='ids of artefacts; all by default')
    parser.add_argument('--compare', action='store_true', help='compare ways of setting ranges')
    options = parser.parse_args()
    from glossa_training.shipped_ranges import fix
    fix(options)


if __name__ == '__main__':
    main()
