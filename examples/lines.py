"""The smallest program for the arena: it reads JSON lines and answers with JSON lines. It needs no Starlore.

starlore arena play dixit random "run: python examples/lines.py"
"""

import json
import random
import sys

for line in sys.stdin:
    view = json.loads(line)["view"]
    phase = view["phase"]
    match phase["type"]:
        case "telling":
            answer = {"type": "tell", "card": random.choice(view["hand"]), "clue": "something like a dream"}
        case "playing":
            answer = {"type": "play", "cards": random.sample(view["hand"], phase["needed"])}
        case "voting":
            slots = [slot for slot in range(1, len(phase["table"]) + 1) if slot not in phase["mine"]]
            answer = {"type": "vote", "slot": random.choice(slots)}
        case "associating":
            answer = {"type": "ready"} if phase["mine"] else {"type": "mark", "cards": random.sample(view["grid"], 4)}
        case _:
            seen = {one["card"] for one in phase["pointed"]}
            answer = {"type": "point", "card": next(card for card in phase["mine"] if card not in seen)}
    print(json.dumps(answer), flush=True)
