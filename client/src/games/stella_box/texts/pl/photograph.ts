// Photographing the fifteen cards.
export default {
  title: 'Karty na waszym stole',
  lead: 'Sfotografujcie piętnaście kart z góry, tak by wszystkie były na zdjęciu. Telefony pokażą je na ich miejscach.',
  take: 'Zrób zdjęcie',
  choose: 'Wybierz zdjęcie',
  found: 'Rogi zostały znalezione. Sprawdź, czy pasują; jeśli nie, przesuń je.',
  notFound: 'Rogów nie znaleziono. Przesuń je na rogi układu piętnastu kart.',
  corners: ['Lewy górny', 'Prawy górny', 'Prawy dolny', 'Lewy dolny'] as const,
  help: 'Przeciągnij palcem lub myszą albo użyj strzałek.',
  turn: 'Obróć',
  other: 'Inne zdjęcie',
  use: 'Pokaż na wszystkich telefonach',
  sending: (percent: number) => `Wysyłanie: ${percent}%`,
  preparing: 'Chwileczkę…',
  unreadable: 'Ta przeglądarka nie umie odczytać tego zdjęcia. Zrób inne albo wybierz JPEG.',
  remove: 'Usuń zdjęcie',
  stays: 'Zostaje przy tym stole i znika razem z nim.',
}
