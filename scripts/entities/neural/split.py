"""Splits an exported neural entity tagger into lower layers that answer first and upper layers that read on where these leave doubt.

    python scripts/entities/neural/split.py --network EXPORT_DIR/entities-dnn.onnx --rows EXPORT_DIR/words.safetensors --windows WINDOWS_DIR/dnn.jsonl --out EXPORT_DIR [--report NAME]

Writes EXPORT_DIR/lower.onnx and upper.onnx, which ship.ts puts into native-models. The lower layers' answer is taught on the windows of the train part (scripts/quantisation/collect.ts
--times 6: dnn.jsonl, dnn-eng.jsonl). `--report` writes how many pieces are read on, and how many labels change, at several thresholds: scripts/reports/NAME.md.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--network', required=True, help='8-bit ONNX of export.py')
    parser.add_argument('--rows', required=True, help='its embedding rows')
    parser.add_argument('--windows', required=True, help='file of scripts/quantisation/collect.ts')
    parser.add_argument('--layers', type=int, default=5, help='lower layers')
    parser.add_argument('--most', type=int, default=12000, help='windows to teach on')
    parser.add_argument('--out', required=True)
    parser.add_argument('--report', help='name of the report')
    options = parser.parse_args()
    from glossa_training.early_exit import split
    split(options)


if __name__ == '__main__':
    main()
