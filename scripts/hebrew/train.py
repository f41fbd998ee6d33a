"""Trains the Hebrew tagger and lemmatiser network (`disambiguatorType: DNN`), exports it and puts it into native-models/morphology/heb-dnn.onnx.

    python scripts/hebrew/train.py --encoder ENCODER_DIR --tokens TOKENS_DIR/heb.tsv.gz --work WORK_DIR

First the multilingual encoder is fine-tuned on the free Hebrew treebanks alone; it labels free Hebrew text (with probabilities), and the small
network, the first layers of the same encoder over its Hebrew pieces alone, learns from both. Only free data goes in, so the model may be used under permissive terms.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--work', required=True, help='folder for what the fine-tuned encoder says, kept between runs')
    parser.add_argument('--tokens', required=True, help='heb.tsv.gz of scripts/tagger/silver-tokens.ts')
    parser.add_argument('--passes', type=int, default=4)
    parser.add_argument('--epochs', type=int, default=6)
    parser.add_argument('--layers', type=int, default=3)
    parser.add_argument('--no-silver', action='store_true', help='only to measure what the labelled text adds: nothing is written')
    options = parser.parse_args()
    from glossa_training.hebrew.training import train
    train(options)


if __name__ == '__main__':
    main()
