// Strona o prywatności, licencjach i kontakcie.
export default {
  title: 'Prywatność, licencje, kontakt',
  host: 'O tej stronie',
  nobody: 'Osoba prowadząca tę stronę nie napisała jeszcze nic o sobie.',
  privacy: 'Prywatność',
  kept: [
    'Nie ma kont, reklam ani śledzenia. Nic nie jest wczytywane z innych stron.',
    'Przeglądarka przechowuje jeden plik cookie z losowym sekretem, dzięki któremu odnajdujesz swoje miejsca, i jeden z wybranym językiem. Ustawienia zostają w przeglądarce.',
    'Serwer przechowuje to, co dzieje się przy stole: imię, które podajesz, ruchy i czat. Widzą to osoby przy stole oraz widzowie, jeśli gospodarz ich dopuszcza; osoba prowadząca stronę mogłaby to przeczytać. Stół od dawna nieużywany może zostać usunięty.',
    'Jeśli chcesz dostawać powiadomienia w grze na kilka dni, serwer przechowuje adres, który podała mu przeglądarka, dopóki ich nie wyłączysz. Usługa powiadomień tylko przenosi wiadomość i nie może jej przeczytać.',
  ],
  rights:
    'Możesz pobrać wszystko o sobie w jednym pliku albo to usunąć: imiona, czat, urządzenia i powiadomienia. Gry zostają, z gwiazdką zamiast imienia.',
  export: 'Wszystko o mnie (plik)',
  erase: 'Zapomnij mnie',
  eraseText: 'Usuniemy twoje imiona, wypowiedzi, urządzenia i miejsca. Tego nie da się cofnąć.',
  erased: 'Gotowe, nic już o tobie nie wiemy. Od teraz jesteś tu kimś nowym.',
  licences: 'Licencje',
  licence: [
    'Starlore to wolne oprogramowanie na licencji GNU Affero General Public License w wersji 3 lub nowszej. Obrazki i hasła są dostępne także na licencji CC BY-SA 4.0.',
    'Kroje pisma to Alegreya i Alegreya Sans, autor: Juan Pablo del Peral, na licencji SIL Open Font License.',
  ],
}
