"""Word lists and dictionaries of Python packages, unpacked below GLOSSA_DICTIONARIES (pins in scripts/requirements.txt)."""
import gzip
import sys

from .folders import required


def add_packages(folder, *names):
    """Makes the packages that lie unpacked in these folders importable."""
    sys.path[:0] = [str(required(folder / name, 'unpack the package there (scripts/requirements.txt)')) for name in names]


def wordfreq_bins(folder, code):
    """Words of the larger list that wordfreq has of a language, in bins: each a hundredth of a tenfold rarer than the one before."""
    add_packages(folder, 'python')
    import msgpack
    data = required(folder / 'wordfreq' / 'wordfreq' / 'data', 'unpack wordfreq there (scripts/requirements.txt)')
    for size in ('large', 'small'):
        path = data / f'{size}_{code}.msgpack.gz'
        if path.exists():
            with gzip.open(path) as file:
                return msgpack.load(file, raw=False)[1:]
    raise FileNotFoundError(f'wordfreq has no list of {code} in {data}')
