"""Cuts the multilingual encoder's vocabulary to the pieces of our languages.

    python scripts/entities/neural/cut-vocabulary.py --encoder ENCODER_DIR --out OUT_DIR --pieces 100000

Pieces are counted over all entity corpora and the language sentences; all single characters stay (so that any word falls apart into known pieces), then the
most frequent ones. Writes OUT_DIR/tokenizer.json and OUT_DIR/kept.json (the rows of the encoder's embedding, in the order of the new ids).
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--out', required=True)
    parser.add_argument('--pieces', type=int, default=100_000)
    options = parser.parse_args()
    from glossa_training.entities.vocabulary import cut
    cut(options)


if __name__ == '__main__':
    main()
