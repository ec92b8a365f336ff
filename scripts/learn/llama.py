"""A language model of the Llama family that PyTorch can train, and its files in the GGUF format of llama.cpp."""

import numpy
import torch
from gguf import GGMLQuantizationType, GGUFReader, GGUFValueType, GGUFWriter
from gguf.quants import dequantize, quantize
from torch import nn
from torch.nn import functional

ROPE_BASE = 100_000.0
EPSILON = 1e-5
# Five bits per number, and a scale for every 32.
BITS = GGMLQuantizationType.Q5_0


class Block(nn.Module):
    def __init__(self, width, heads, key_heads, inner):
        super().__init__()
        size = width // heads
        self.norm1 = nn.Parameter(torch.ones(width))
        self.norm2 = nn.Parameter(torch.ones(width))
        self.taken = nn.Linear(width, (heads + 2 * key_heads) * size, bias=False)
        self.given = nn.Linear(heads * size, width, bias=False)
        self.wide = nn.Linear(width, 2 * inner, bias=False)
        self.narrow = nn.Linear(inner, width, bias=False)


def normalized(states, gain):
    scale = torch.rsqrt(states.float().pow(2).mean(-1, keepdim=True) + EPSILON)
    return states * scale.to(states.dtype) * gain


def turned(vectors, cosines, sines):
    """Rotary position embeddings; the first half of a vector is rotated with the second."""
    first, second = vectors.chunk(2, -1)
    return torch.cat((first * cosines - second * sines, second * cosines + first * sines), -1)


def run_block(block, heads, key_heads, states, cosines, sines, mask):
    """One transformer block, which torch.compile fuses."""
    batch, length, width = states.shape
    size = width // heads
    taken = block.taken(normalized(states, block.norm1))
    taken = taken.view(batch, length, heads + 2 * key_heads, size).transpose(1, 2)
    placed = turned(taken[:, : heads + key_heads], cosines, sines)
    groups = batch * key_heads
    queries = placed[:, :heads].reshape(groups, heads // key_heads * length, size)
    keys = placed[:, heads:].reshape(groups, length, size)
    values = taken[:, heads + key_heads :].reshape(groups, length, size)
    scores = torch.bmm(queries, keys.transpose(1, 2)).view(groups, heads // key_heads, length, length)
    shares = torch.softmax((scores * size**-0.5 + mask).float(), -1).to(states.dtype)
    seen = torch.bmm(shares.view(groups, -1, length), values)
    seen = seen.view(batch, heads, length, size).transpose(1, 2).reshape(batch, length, width)
    states = states + block.given(seen)
    gate, up = block.wide(normalized(states, block.norm2)).chunk(2, -1)
    return states + block.narrow(functional.silu(gate) * up)


class Llama(nn.Module):
    def __init__(self, vocabulary, width, blocks, heads, key_heads, inner):
        super().__init__()
        self.heads, self.key_heads = heads, key_heads
        self.tokens = nn.Embedding(vocabulary, width)
        self.blocks = nn.ModuleList(Block(width, heads, key_heads, inner) for _ in range(blocks))
        self.norm = nn.Parameter(torch.ones(width))
        self.run = torch.compile(run_block, dynamic=True)

    def forward(self, tokens):
        """The states of the tokens; `functional.linear(states, self.tokens.weight)` are the scores of the next ones."""
        states = self.tokens(tokens)
        length, size = tokens.shape[1], states.shape[2] // self.heads
        speeds = ROPE_BASE ** (-torch.arange(0, size, 2).float() / size)
        angles = torch.arange(length).float()[:, None] * speeds[None]
        cosines, sines = angles.cos().to(states.dtype), angles.sin().to(states.dtype)
        mask = torch.full((length, length), -1e4).triu(1).to(states.dtype)
        for block in self.blocks:
            states = self.run(block, self.heads, self.key_heads, states, cosines, sines, mask)
        return normalized(states, self.norm)


def apart(matrix, heads):
    """Reorders the rows that are rotated in pairs: side by side in a file, half a head apart here."""
    rows, columns = matrix.shape
    return matrix.reshape(heads, rows // heads // 2, 2, columns).swapaxes(1, 2).reshape(rows, columns)


def beside(matrix, heads):
    rows, columns = matrix.shape
    return matrix.reshape(heads, 2, rows // heads // 2, columns).swapaxes(1, 2).reshape(rows, columns)


def read(path):
    """The model of a file."""
    reader = GGUFReader(path)
    value = lambda name: reader.fields[f"llama.{name}"].contents()
    heads, key_heads = value("attention.head_count"), value("attention.head_count_kv")
    found = {
        one.name.removesuffix(".weight"): torch.from_numpy(dequantize(one.data, one.tensor_type).astype(numpy.float32))
        for one in reader.tensors
    }
    vocabulary, width = found["token_embd"].shape
    model = Llama(vocabulary, width, value("block_count"), heads, key_heads, value("feed_forward_length"))
    own = {"tokens.weight": found["token_embd"], "norm": found["output_norm"]}
    for number in range(len(model.blocks)):
        of = lambda name: found[f"blk.{number}.{name}"]
        own |= {
            f"blocks.{number}.norm1": of("attn_norm"),
            f"blocks.{number}.norm2": of("ffn_norm"),
            f"blocks.{number}.taken.weight": torch.cat(
                [apart(of("attn_q"), heads), apart(of("attn_k"), key_heads), of("attn_v")]
            ),
            f"blocks.{number}.given.weight": of("attn_output"),
            f"blocks.{number}.wide.weight": torch.cat([of("ffn_gate"), of("ffn_up")]),
            f"blocks.{number}.narrow.weight": of("ffn_down"),
        }
    model.load_state_dict(own)
    return model


def write(model, path, known):
    """Writes five bits per number; known: a file from which the other metadata of the model is taken."""
    reader = GGUFReader(known)
    writer = GGUFWriter(path, "llama")
    skipped = {"general.architecture", "general.file_type", "general.quantization_version"}
    for field in reader.fields.values():
        if field.name.startswith("GGUF.") or field.name in skipped:
            continue
        of = field.types[-1] if field.types[0] == GGUFValueType.ARRAY else None
        writer.add_key_value(field.name, field.contents(), field.types[0], sub_type=of)

    def add(name, tensor):
        numbers = tensor.detach().float().contiguous().numpy()
        if tensor.dim() == 1:
            writer.add_tensor(f"{name}.weight", numbers)
        else:
            writer.add_tensor(f"{name}.weight", quantize(numbers, BITS), raw_dtype=BITS)

    add("token_embd", model.tokens.weight)
    add("output_norm", model.norm)
    for number, block in enumerate(model.blocks):
        size = block.given.weight.shape[1] // model.heads
        queries, keys, values = block.taken.weight.split(
            [model.heads * size, model.key_heads * size, model.key_heads * size]
        )
        gate, up = block.wide.weight.chunk(2)
        for name, tensor in {
            "attn_norm": block.norm1,
            "ffn_norm": block.norm2,
            "attn_q": beside(queries, model.heads),
            "attn_k": beside(keys, model.key_heads),
            "attn_v": values,
            "attn_output": block.given.weight,
            "ffn_gate": gate,
            "ffn_up": up,
            "ffn_down": block.narrow.weight,
        }.items():
            add(f"blk.{number}.{name}", tensor)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
