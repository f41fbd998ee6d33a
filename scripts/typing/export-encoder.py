"""Writes the bare multilingual encoder (12 layers, nothing trained) as 8-bit ONNX, for sentence vectors and mention typing.

    python scripts/typing/export-encoder.py --encoder ENCODER_DIR --vocabulary VOCABULARY_DIR --windows WINDOWS_FILE --out EXPORT_DIR [--fixture FILE] [--check]

EXPORT_DIR/sentence-encoder.onnx: see glossa_training/onnx_graph.py; output `vectors` [batch, length, 384], the last hidden states; the ranges of its activations are set on
WINDOWS_FILE (scripts/quantisation/collect.ts: sentence-encoder.jsonl). The embedding rows and the
tokenizer are those of the entity tagger (VOCABULARY_DIR as scripts/entities/neural/cut-vocabulary.py writes it). `--fixture` writes the float32 sentence vectors of a
few texts, mean over all pieces and of length 1, for the tests; `--check` measures how near the 8-bit vectors are, EXPORT_DIR/report.json.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--vocabulary', required=True)
    parser.add_argument('--windows', help='windows to set the ranges of the activations on; without them ranges stay those of each batch, until scripts/quantisation/fix-ranges.py')
    parser.add_argument('--out', required=True)
    parser.add_argument('--fixture')
    parser.add_argument('--check', action='store_true')
    options = parser.parse_args()
    from glossa_training.mention_typing.export import export
    export(options)


if __name__ == '__main__':
    main()
