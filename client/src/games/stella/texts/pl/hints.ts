// Hints while playing.
import type { HintTexts } from '..'

export default {
  stella_welcome: [
    'Witaj w pierwszej grze',
    'Trzy boty zagrają z tobą cztery rundy. Nie ma pośpiechu: każdą zasadę wyjaśnimy, gdy zadziała po raz pierwszy.',
  ],
  mark: [
    'Zaznacz obrazki',
    'Które obrazki kojarzą ci się z hasłem? Zaznacz w tajemnicy od 1 do 10. Opłaca się wybrać te same co inni.',
  ],
  other: [
    'Drugie hasło',
    'Na każdej karcie są dwa hasła. Jeśli zgodzą się wszyscy przy stole (bez botów), zmieniacie hasło na drugie, ale tylko raz na rundę.',
  ],
  turned: ['Hasło się zmieniło', 'Wszyscy wybrali drugie hasło. Twoje zaznaczenia zostały i możesz je zmienić.'],
  most: ['Najwyżej dziesięć', 'Uwaga, łatwo przesadzić: kto jako jedyny ma najwięcej zaznaczeń, jest w ciemności.'],
  pass: [
    'Gdy to już wszystko',
    'Naciśnij „Gotowe”. Dopóki nie zrobią tego wszyscy, możesz nacisnąć „Jeszcze nie” i zmienić zaznaczenia.',
  ],
  dark: [
    'Ktoś jest w ciemności',
    'Jeden gracz ma więcej zaznaczeń niż każdy inny: jego latarnia gaśnie. Jeśli teraz upadnie, straci po gwiazdce z każdej iskry.',
  ],
  dark_you: [
    'Jesteś w ciemności',
    'Masz najwięcej zaznaczeń ze wszystkich. Dopóki nie upadniesz, nic się nie zmienia. Upadek zabierze ci po gwiazdce z każdej iskry.',
  ],
  no_dark: ['W ciemności nie ma nikogo', 'Na czele jest remis, więc wszystkie latarnie nadal świecą.'],
  scout: [
    'Zwiadowca wskazuje',
    'Po kolei każdy wskazuje jeden z obrazków, które ma zaznaczone. Zgłaszają się wszyscy, którzy też go zaznaczyli.',
  ],
  scout_you: [
    'Jesteś zwiadowcą',
    'Wskaż obrazek, który na pewno zaznaczył też ktoś inny. Jeśli nie zaznaczył go nikt poza tobą, upadasz. Zacznij od najpewniejszego.',
  ],
  spark: ['Iskra', 'Ten sam obrazek zaznaczyły co najmniej dwie inne osoby: one i zwiadowca dostają po 2 gwiazdki.'],
  super_spark: [
    'Superiskra',
    'Zaznaczyła go dokładnie jedna inna osoba: oboje dostają po 3 gwiazdki. Dwie głowy, jedna myśl!',
  ],
  fall: [
    'Upadek',
    'Nikt inny nie zaznaczył tego obrazka. Zwiadowca do końca rundy nie zdobywa gwiazdek i nie wskazuje, ale zachowuje wcześniejsze.',
  ],
  fall_you: [
    'Upadasz',
    'Nikt inny nie zaznaczył twojego obrazka. Do końca rundy nie zdobywasz gwiazdek i nie wskazujesz, ale zachowujesz wcześniejsze.',
  ],
  fallen_counts: [
    'Zaznaczenia po upadku',
    'Zaznaczenia gracza po upadku nadal liczą się dla innych. On sam nie dostaje za to gwiazdek.',
  ],
  passed: ['Nie masz czego wskazać', 'Wszystkie twoje obrazki są już wskazane, więc kolej cię omija. To nie upadek.'],
  stella_score: ['Punkty', 'Każda gwiazdka to punkt: iskra daje 2, superiskra 3.'],
  dark_fallen: [
    'Upadek w ciemności',
    'Kto jako jedyny ma najwięcej zaznaczeń, jest w ciemności. Po upadku iskra i superiskra dają mu 1 i 2 punkty zamiast 2 i 3.',
  ],
  dark_safe: [
    'W ciemności, ale bez upadku',
    'Kto jako jedyny ma najwięcej zaznaczeń, jest w ciemności: upadek zabrałby mu po gwiazdce z każdej iskry. Bez upadku wszystkie liczą się jak zwykle.',
  ],
  row: [
    'Następna runda',
    'Pięć obrazków jest nowych: te przy numerze zakończonej rundy. Pionek przechodzi do następnego gracza, jest też nowe hasło.',
  ],
  last: ['Ostatnia runda', 'Po rundzie 4 sumuje się wszystkie punkty.'],
  stella_end: [
    'Koniec',
    'Po czterech rundach wygrywa ten, kto ma najwięcej punktów. W razie remisu zwycięstwo jest wspólne.',
  ],
} satisfies HintTexts
