"""Small whole-number nets: what a position is worth, learned from games; blind to what games.

>>> from azulejos.nets import Layers, Net
>>> net = Net(Layers.zeros(inputs=100, heads=2))
>>> net.judged([3, 14, 15])
[0, 0]
"""

from azulejos.nets.layers import Layers
from azulejos.nets.net import Net
from azulejos.nets.weights_file import BadWeights, Heading, Learned, read_weights, write_weights

__all__ = [
    "BadWeights",
    "Heading",
    "Layers",
    "Learned",
    "Net",
    "read_weights",
    "write_weights",
]
