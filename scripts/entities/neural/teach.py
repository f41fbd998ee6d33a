"""The probabilities that networks give the words of unlabelled text, their mean, for training a network further (`train.py --taught`).

    python scripts/entities/neural/teach.py --tokens TOKENS_DIR/eng-web.tsv.gz --networks EXPORT_DIR/entities-dnn.onnx... --rows EXPORT_DIR/words.safetensors \\
        --tokenizer OUT_DIR/tokenizer.json --out LABELLED_DIR/eng-web.npz

    python scripts/entities/neural/teach.py --tokens TOKENS_DIR --checkpoints teacher --encoder ENCODER_DIR --folder OUT_DIR --tokenizer OUT_DIR/tokenizer.json --out LABELLED_DIR

TOKENS_DIR/eng-web.tsv.gz: `npx tsx scripts/entities/neural/web-text.ts TOKENS_DIR`. The networks are 8-bit ONNX as export.py writes them, over the same rows.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--tokens', required=True, help='a file, or a folder of them')
    parser.add_argument('--networks', nargs='+', help='8-bit networks')
    parser.add_argument('--rows', help='embedding rows of the networks')
    parser.add_argument('--checkpoints', nargs='+', help='names of the checkpoints of train.py that are asked in place of networks')
    parser.add_argument('--encoder', help='their encoder')
    parser.add_argument('--folder', help='their folder')
    parser.add_argument('--layers', type=int, default=12)
    parser.add_argument('--makers', type=int, default=0, help='processes that cut the texts ahead')
    parser.add_argument('--device', default='cpu', help='`cuda` for a graphics processor')
    parser.add_argument('--tokenizer', required=True)
    parser.add_argument('--out', required=True, help='a file, or the folder for those of a folder of tokens')
    options = parser.parse_args()
    if not (options.networks and options.rows) and not (options.checkpoints and options.encoder and options.folder):
        parser.error('--networks and --rows, or --checkpoints, --encoder and --folder')
    from glossa_training.entities.taught import teach
    teach(options)


if __name__ == '__main__':
    main()
