"""An encoder of the BERT family, as Encoder of services/ai runs it; reads its weights and writes them."""

import gzip
import json
import struct

import torch
from torch import nn
from torch.nn import functional

PLACES = 512
CAPITALS = 3
TOOLS = 4

# Names of layers and of norms in the files that are published for BERT.
PUBLISHED_LAYERS = {
    "query": "attention.self.query",
    "key": "attention.self.key",
    "value": "attention.self.value",
    "out": "attention.output.dense",
    "wide": "intermediate.dense",
    "narrow": "output.dense",
}
PUBLISHED_NORMS = {"norm1": "attention.output.LayerNorm", "norm2": "output.LayerNorm"}


class Layer(nn.Module):
    """One transformer layer: attention and the feed-forward network."""

    def __init__(self, width, wide, heads, dropout):
        super().__init__()
        self.heads = heads
        self.query, self.key, self.value, self.out = (nn.Linear(width, width) for _ in range(4))
        self.wide, self.narrow = nn.Linear(width, wide), nn.Linear(wide, width)
        self.norm1, self.norm2 = nn.LayerNorm(width, eps=1e-12), nn.LayerNorm(width, eps=1e-12)
        self.dropout = nn.Dropout(dropout)

    def forward(self, states, mask):
        count, length, width = states.shape

        def by_head(vectors):
            return vectors.view(count, length, self.heads, width // self.heads).transpose(1, 2)

        queries, keys, values = (by_head(layer(states)) for layer in (self.query, self.key, self.value))
        scores = queries @ keys.transpose(-1, -2) * (width // self.heads) ** -0.5
        shares = torch.softmax((scores + mask).float(), -1).to(values.dtype)
        taken = self.dropout(shares) @ values
        taken = taken.transpose(1, 2).reshape(count, length, width)
        states = self.norm1(states + self.dropout(self.out(taken)))
        return self.norm2(states + self.dropout(self.narrow(functional.gelu(self.wide(states)))))


class Encoder(nn.Module):
    def __init__(self, pieces, width, wide, heads, layers, dropout=0.1):
        super().__init__()
        self.word = nn.Embedding(pieces, width)
        self.place = nn.Embedding(PLACES, width)
        self.capital = nn.Embedding(CAPITALS, width)
        self.tool = nn.Embedding(TOOLS, width)
        for added in (self.capital, self.tool):
            nn.init.zeros_(added.weight)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.dropout = nn.Dropout(dropout)
        self.layers = nn.ModuleList(Layer(width, wide, heads, dropout) for _ in range(layers))

    def forward(self, pieces, capitals, tools, is_piece):
        """One vector per token; is_piece: which tokens are not padding."""
        states = (
            self.word(pieces)
            + self.place.weight[: pieces.shape[1]]
            + self.capital(capitals)
            + self.tool(tools)[:, None]
        )
        states = self.dropout(self.norm(states))
        mask = torch.zeros(is_piece.shape).masked_fill(~is_piece, -1e4)[:, None, None, :]
        for layer in self.layers:
            states = layer(states, mask)
        return states


def published(folder):
    """The vocabulary and the encoder of a folder with vocab.txt, config.json and model.safetensors."""
    with open(f"{folder}/vocab.txt", encoding="utf-8") as file:
        vocabulary = file.read().rstrip("\n").split("\n")
    with open(f"{folder}/config.json", encoding="utf-8") as file:
        config = json.load(file)
    weights = read_safetensors(f"{folder}/model.safetensors")
    encoder = Encoder(
        len(vocabulary),
        config["hidden_size"],
        config["intermediate_size"],
        config["num_attention_heads"],
        config["num_hidden_layers"],
    )
    embeddings = "embeddings."
    own = {
        # All texts are of the first type.
        "word.weight": weights[f"{embeddings}word_embeddings.weight"]
        + weights[f"{embeddings}token_type_embeddings.weight"][0],
        "place.weight": weights[f"{embeddings}position_embeddings.weight"],
        "capital.weight": encoder.capital.weight.data,
        "tool.weight": encoder.tool.weight.data,
    }
    for part in ("weight", "bias"):
        own[f"norm.{part}"] = weights[f"{embeddings}LayerNorm.{part}"]
        for layer in range(config["num_hidden_layers"]):
            for name, other in {**PUBLISHED_LAYERS, **PUBLISHED_NORMS}.items():
                own[f"layers.{layer}.{name}.{part}"] = weights[f"encoder.layer.{layer}.{other}.{part}"]
    encoder.load_state_dict(own)
    return vocabulary, encoder


def read_safetensors(path):
    with open(path, "rb") as file:
        content = file.read()
    (size,) = struct.unpack("<Q", content[:8])
    head = json.loads(content[8 : 8 + size])
    head.pop("__metadata__", None)
    body = bytearray(content[8 + size :])
    return {
        name: torch.frombuffer(body, dtype=torch.float32, count=(end - start) // 4, offset=start)
        .reshape(entry["shape"])
        .clone()
        for name, entry in head.items()
        if entry["dtype"] == "F32"
        for start, end in [entry["data_offsets"]]
    }


def read(path):
    """The vocabulary and the encoder of a file of services/ai, without its classification heads."""
    with gzip.open(path) as file:
        head = json.loads(file.readline())
        body = bytearray(file.read())
    place = 0

    def numbers(count, kind, size):
        nonlocal place
        found = torch.frombuffer(body, dtype=kind, count=count, offset=place).float()
        place += count * size
        return found

    found = {}
    for entry in head["matrices"]:
        rows, columns = entry["rows"], entry["columns"]
        scales = numbers(rows, torch.float32, 4)
        found[entry["name"]] = numbers(rows * columns, torch.int8, 1).reshape(rows, columns) * scales[:, None]
    # Vectors may begin anywhere: they are read byte by byte.
    for entry in head["vectors"]:
        count = entry["length"]
        found[entry["name"]] = torch.tensor(struct.unpack(f"<{count}f", body[place : place + count * 4]))
        place += count * 4
    encoder = Encoder(
        len(head["vocabulary"]),
        found["word"].shape[1],
        found["0.wide"].shape[0],
        head["heads"],
        head["layers"],
    )
    own = {f"{name}.weight": found[name] for name in ("word", "place", "capital", "tool")}
    for name in ["norm", *(f"{layer}.{norm}" for layer in range(head["layers"]) for norm in PUBLISHED_NORMS)]:
        prefix = name if name == "norm" else f"layers.{name}"
        own[f"{prefix}.weight"], own[f"{prefix}.bias"] = found[f"{name}.gain"], found[f"{name}.shift"]
    for layer in range(head["layers"]):
        for name in PUBLISHED_LAYERS:
            own[f"layers.{layer}.{name}.weight"] = found[f"{layer}.{name}"]
            own[f"layers.{layer}.{name}.bias"] = found[f"{layer}.{name}.bias"]
    encoder.load_state_dict(own)
    return head["vocabulary"], encoder


def write(path, vocabulary, encoder, told, labels):
    """told: the classification heads, by name; labels: the labels of each."""
    matrices = {name: getattr(encoder, name).weight for name in ("word", "place", "capital", "tool")}
    vectors = {"norm.gain": encoder.norm.weight, "norm.shift": encoder.norm.bias}
    linears = dict(told.items())
    for number, layer in enumerate(encoder.layers):
        linears.update({f"{number}.{name}": getattr(layer, name) for name in PUBLISHED_LAYERS})
        for name in PUBLISHED_NORMS:
            norm = getattr(layer, name)
            vectors.update({f"{number}.{name}.gain": norm.weight, f"{number}.{name}.shift": norm.bias})
    for name, linear in linears.items():
        matrices[name], vectors[f"{name}.bias"] = linear.weight, linear.bias
    body = bytearray()
    for matrix in matrices.values():
        # One byte a number, with a scale for each row.
        scales = matrix.detach().abs().amax(1).clamp_min(1e-8) / 127
        numbers = (matrix.detach() / scales[:, None]).round().clamp(-127, 127).to(torch.int8)
        body += struct.pack(f"<{len(scales)}f", *scales.tolist())
        body += struct.pack(f"{numbers.numel()}b", *numbers.flatten().tolist())
    for vector in vectors.values():
        body += struct.pack(f"<{vector.numel()}f", *vector.tolist())
    head = {
        "vocabulary": vocabulary,
        "labels": labels,
        "layers": len(encoder.layers),
        "heads": encoder.layers[0].heads,
        "matrices": [
            {"name": name, "rows": matrix.shape[0], "columns": matrix.shape[1]}
            for name, matrix in matrices.items()
        ],
        "vectors": [{"name": name, "length": vector.numel()} for name, vector in vectors.items()],
    }
    with open(path, "wb") as file:
        line = json.dumps(head, ensure_ascii=False).encode() + b"\n"
        file.write(gzip.compress(line + bytes(body), 9, mtime=0))
