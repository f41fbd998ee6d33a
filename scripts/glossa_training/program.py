"""Command lines of the programs in the rooms."""
import argparse


def parser_of(text):
    """A parser whose help shows the program's docstring as it is written."""
    return argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
