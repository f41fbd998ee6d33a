"""Writes the categorizer as 8-bit ONNX with its embedding rows, tokenizer and word model, and fits the scale of its scores.

    python scripts/categories/export.py --out OUT_DIR --name measured --windows WINDOWS_FILE --fit
    python scripts/categories/export.py --out OUT_DIR --name shipped --windows WINDOWS_FILE

OUT_DIR/export-NAME/network.onnx: float32 `rows` [batch, length, 384] and int32 `mask` [batch, length] give `logits` [batch, labels] of each window, from the mean over
its pieces; network.full.onnx is the same before quantisation; the ranges of the activations are set on WINDOWS_FILE (scripts/quantisation/collect.ts:
categories.jsonl). pieces.safetensors: int8 `words` (pieces x 384) and float32 `scales`; tokenizer.json;
words.safetensors: the word model; mixture.json.

`--fit` sets the mixture of the two models, the shift of the scores and the sharpness of the confidences on sources left out, through the 8-bit files; each of two halves of
these sources is fitted apart and measured on the other, and what is shipped is fitted on both. It belongs to the `measured` model, the `shipped` one takes it over.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--out', required=True)
    parser.add_argument('--name', default='measured')
    parser.add_argument('--windows', help='windows to set the ranges of the activations on; without them ranges stay those of each batch, until scripts/quantisation/fix-ranges.py')
    parser.add_argument('--fit', action='store_true')
    parser.add_argument('--float', type=int, default=4, metavar='STEP', help='measure the network before quantisation as well, on every so many documents')
    options = parser.parse_args()
    from glossa_training.categories.export import export
    export(options)


if __name__ == '__main__':
    main()
