"""Labels unlabelled tokens (from silver-text.ts) with the neural entity tagger, for the statistical models.

    python scripts/entities/neural/label-silver.py --encoder ENCODER_DIR --model OUT_DIR --name first --tokens TOKENS_DIR --out LABELLED_DIR LANGUAGE...

Writes LABELLED_DIR/<language>.tsv.gz: sentences apart by a blank line, a line `form TAB BIO tag TAB probability TAB 1|0` (white space after it) a token, and a line in
LABELLED_DIR/STATUS as each language is ready. The probability is that of the token's tag. `eng-social` is read in the style of social media, all else in the default style.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--model', required=True, help='folder of tokenizer.json, kept.json and the checkpoints')
    parser.add_argument('--name', default='first', help='of the checkpoint')
    parser.add_argument('--layers', type=int, default=9)
    parser.add_argument('--tokens', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--most', type=int, default=10**9, help='tokens of a language')
    parser.add_argument('languages', nargs='+')
    options = parser.parse_args()
    from glossa_training.entities.silver import label_files
    label_files(options)


if __name__ == '__main__':
    main()
