"""Draws the distributions of a simulation. Needs matplotlib, which the extra `plot` brings."""

from collections import Counter
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from starlore.sim.simulate import Report
from starlore.sim.simulation import Chart

INK, PAPER, RULE = "#2b2540", "#fbf8f1", "#e4dccb"
COLOURS = ("#6c4fb3", "#f2a541")
FORMATS = (".png", ".svg", ".pdf")


def can_plot() -> bool:
    """Whether matplotlib is installed."""
    return find_spec("matplotlib") is not None


def plot(report: Report, file: Path) -> None:
    """Draw all charts of the report into one file."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    across, down = 2, -(-len(report.charts) // 2)
    spaced = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.14, wspace=0.03, hspace=0.06)
    figure = Figure(figsize=(5.6 * across, 3.5 * down + 0.7), facecolor=PAPER, layout=spaced)
    figure.suptitle(report.title, color=INK, fontsize=15, fontweight="bold")
    places = list(figure.subplots(down, across, squeeze=False).flat)
    for axes, chart in zip(places, report.charts, strict=False):
        draw(axes, chart)
    for axes in places[len(report.charts) :]:
        axes.axis("off")
    figure.savefig(file, dpi=150)


def draw(axes: Any, chart: Chart) -> None:
    """One chart: each group in percent of itself, bars side by side where there is room, else through each other."""
    values = sorted_values(chart)
    roomy = len(values) * len(chart.groups) <= 20
    width = 0.8 / len(chart.groups) if roomy else 0.9
    tallest = 0.0
    for index, (name, counts) in enumerate(chart.groups.items()):
        shift = width * (index + 0.5) - 0.4 if roomy else 0
        heights = [100 * counts[value] / max(counts.total(), 1) for value in values]
        places = [place + shift for place in range(len(values))]
        bars = axes.bar(places, heights, width * 0.95, color=COLOURS[index], alpha=1 if roomy else 0.6, label=name)
        tallest = max(tallest, *heights)
        if roomy:
            labels = [f"{height:.0f}%" if height >= 0.5 else "" for height in heights]
            axes.bar_label(bars, labels, fontsize=8, color=INK, padding=2)

    axes.set_title(chart.title, color=INK, fontsize=12, loc="left", pad=10)
    axes.set_xlabel(chart.across, color=INK)
    axes.set_ylim(0, tallest * 1.14)
    step = -(-len(values) // 16)
    axes.set_xticks(range(0, len(values), step), values[::step])
    axes.yaxis.set_major_formatter(lambda height, _: f"{height:.0f}%")
    axes.grid(axis="y", color=RULE, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_facecolor(PAPER)
    axes.tick_params(colors=INK, length=0)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(INK)
    if len(chart.groups) > 1:
        axes.legend(frameon=False, labelcolor=INK)


def sorted_values(chart: Chart) -> list[Any]:
    """What stands on the axis: every whole number from the least to the greatest, or the names as they come."""
    counts: Counter[Any] = sum(chart.groups.values(), Counter())
    if all(isinstance(value, int) for value in counts):
        return list(range(min(counts), max(counts) + 1))
    return [value for counts in chart.groups.values() for value in counts]
