"""What each layer of the entity tagger costs and brings: the encoder cut after 3, 6, 9 and 12 layers, trained alike, measured alike.

    python scripts/entities/neural/compare-layers.py --encoder ENCODER_DIR --out OUT_DIR [--pieces 300000]

OUT_DIR as for train.py. Writes scripts/reports/layers.json, layers.md and the plot layers.svg. The runs are short, so the figures tell the depths apart, not what a
network trained to its end reaches.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--encoder', required=True, help='folder of the multilingual encoder')
    parser.add_argument('--out', required=True, help='folder of tokenizer.json, kept.json, words/ and the checkpoints')
    parser.add_argument('--windows', help='dnn.jsonl of scripts/quantisation/collect.ts')
    parser.add_argument('--pieces', type=int, default=300_000)
    options = parser.parse_args()
    from glossa_training.entities.layers import compare
    compare(options)


if __name__ == '__main__':
    main()
