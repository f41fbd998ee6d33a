"""The probabilities that networks give the words of unlabelled text, their mean, for training a network further (`train.py --taught`).

    python scripts/entities/neural/teach.py --tokens TOKENS_DIR/eng-web.tsv.gz --networks EXPORT_DIR/entities-dnn.onnx... --rows EXPORT_DIR/words.safetensors \\
        --tokenizer OUT_DIR/tokenizer.json --out LABELLED_DIR/eng-web.npz

TOKENS_DIR/eng-web.tsv.gz: `npx tsx scripts/entities/neural/web-text.ts TOKENS_DIR`. The networks are 8-bit ONNX as export.py writes them, over the same rows.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--tokens', required=True)
    parser.add_argument('--networks', nargs='+', required=True)
    parser.add_argument('--rows', required=True, help='embedding rows of the networks')
    parser.add_argument('--tokenizer', required=True)
    parser.add_argument('--out', required=True)
    options = parser.parse_args()
    from glossa_training.entities.taught import teach
    teach(options)


if __name__ == '__main__':
    main()
