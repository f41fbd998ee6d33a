"""Unpacks shipped entity networks, so that a run goes on from them without repeating the runs that made them.

    python scripts/entities/neural/unpack.py --networks dnn-eng dnn-permissive --out OUT_DIR

Writes NAME.pt (a checkpoint for train.py --start and blend.py) and NAME.onnx (for teach.py, whole where the shipped one is split) of each network, and words.safetensors,
tokenizer.json, kept.json and encoder/ (for --encoder) of the rows they share; encoder/ comes from the first network of --networks. The weights are those of 8 bits.
"""
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))  # scripts/, where the package glossa_training lies
from glossa_training.program import parser_of  # noqa: E402


def main():
    parser = parser_of(__doc__)
    parser.add_argument('--networks', nargs='+', required=True, help='below native-models/entities')
    parser.add_argument('--out', required=True)
    options = parser.parse_args()
    from glossa_training.entities.unpacked import unpack
    unpack(options)


if __name__ == '__main__':
    main()
