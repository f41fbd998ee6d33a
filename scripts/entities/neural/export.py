"""Writes the neural entity tagger as 8-bit ONNX, and its embedding rows apart.

    python scripts/entities/neural/export.py --encoder ENCODER_DIR --model OUT_DIR --name first --windows WINDOWS_FILE --out EXPORT_DIR [--check [CORPUS...]] [--speed]

EXPORT_DIR/entities-dnn.onnx: float32 `rows` [batch, length, 384] (embedding rows of the pieces), int32 `mask` [batch, length] (1: a piece, 0: padding) and int64
`style` [batch] (see glossa_training/entities/corpora.py, STYLES) give `probabilities` [batch, length, labels]; linear layers and attention in 8 bits per channel,
the rest float32; the ranges of the activations are set on WINDOWS_FILE (scripts/quantisation/collect.ts: dnn.jsonl, dnn-eng.jsonl). EXPORT_DIR/words.safetensors: int8 `words` (pieces x 384, row by row) and float32 `scales` (one a row): row = words * scale. It lives once in
shared memory. EXPORT_DIR/tokenizer.json, EXPORT_DIR/cut.json (what the cut kept), EXPORT_DIR/labels.json. `--check` measures the exported files on validation sentences, `--speed` pieces a second on one thread.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--model', required=True, help='folder of tokenizer.json, kept.json, words/ and the checkpoints')
    parser.add_argument('--name', default='first', help='of the checkpoint')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--windows', help='windows to set the ranges of the activations on; without them ranges stay those of each batch, until scripts/quantisation/fix-ranges.py')
    parser.add_argument('--out', required=True)
    parser.add_argument('--check', nargs='*', help='corpora to measure')
    parser.add_argument('--sentences', type=int, default=400)
    parser.add_argument('--report', action='store_true', help='write what --check finds to scripts/reports')
    parser.add_argument('--speed', action='store_true')
    options = parser.parse_args()
    from glossa_training.entities.export import export
    export(options)


if __name__ == '__main__':
    main()
