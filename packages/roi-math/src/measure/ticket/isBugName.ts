import { lettersOf } from './lettersOf.ts';

/** Names of the issue type for bugs: those of Jira's languages, and other common ones. {@link lettersOf} compares names. */
const BUGS = new Set(
  [
    ['Bug', 'Bugs', 'Bug report', 'Defect', 'Defects', 'Production bug', 'Software bug'],
    ['Fehler', 'Defekt', 'Softwarefehler', 'Fout', 'Fejl', 'Bugg', 'Fel', 'Feil', 'Villa'],
    ['Bogue', 'Anomalie', 'Erreur', 'Défaut', 'Error', 'Defecto', 'Erro', 'Defeito', 'Errore', 'Difetto'],
    ['Eroare', 'Defecțiune', 'Vika', 'Virhe', 'Bugi', 'Viga', 'Hiba', 'Hata', 'Klaida', 'Kļūda'],
    ['Błąd', 'Usterka', 'Chyba', 'Vada', 'Greška', 'Pogreška', 'Napaka'],
    ['Ошибка', 'Дефект', 'Баг', 'Помилка', 'Грешка', 'Бъг', 'Σφάλμα', 'באג', 'خطأ', 'خلل'],
    ['バグ', '不具合', '障害', '欠陥', '버그', '결함', '오류', '缺陷', '故障', '错误', '錯誤', '臭蟲', '程式錯誤'],
    ['ข้อบกพร่อง', 'บั๊ก', 'จุดบกพร่อง', 'Lỗi'],
  ].flatMap((names) => names.map(lettersOf)),
);

/** Whether an issue type with this name is for bugs. */
export function isBugName(name: string): boolean {
  return BUGS.has(lettersOf(name));
}
