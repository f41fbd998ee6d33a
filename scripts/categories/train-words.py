"""Trains the linear model over content words that stands beside the encoder of the categorizer: logistic regression on hashed words and pairs of words.

    python scripts/categories/train-words.py --out OUT_DIR --name measured
    python scripts/categories/train-words.py --out OUT_DIR --name shipped --all

Stop words, punctuation and numbers are filtered. Writes OUT_DIR/words-NAME.safetensors: int8 `weights` [buckets, labels] with float32 `scales` [buckets], uint8
`rarities` [buckets] (inverse document frequency, 0 for buckets of too few documents), float32 `bias` [labels].
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--out', required=True)
    parser.add_argument('--name', default='measured')
    parser.add_argument('--all', action='store_true', help='train on the sources left out as well')
    options = parser.parse_args()
    from glossa_training.categories.word_model import train
    train(options)


if __name__ == '__main__':
    main()
