/**
 * Legal forms as they are shortened and written out, where the lists have only one of the two: forms of one kind in each group, with what it means where the
 * lists know none of them. Short ones that are as often something else (SC, CB, SCI) are left out.
 */
export const LEGAL_FORMS: readonly (readonly [meaning: string, forms: string])[] = [
  ['LLC', 'Ltda.|S.L.|Sociedad Limitada|S.L.U.|Sociedad Limitada Unipersonal|S.L.P.|Sociedad Limitada Profesional|S.L.N.E.|Sociedad Limitada Nueva Empresa'],
  ['LLC', 'SRL|S. de R.L.|Societat Limitada|Societat de Responsabilitat Limitada|Sociedad Limitada Laboral'],
  ['JSC', 'SA|Sociedad Anónima Laboral|Sociedad Anónima Europea|Sociedad Anónima Cerrada|Societat Anònima|Sociedade por Ações'],
  ['GP', 'Sociedad Civil|Sociedad Regular Colectiva|Sociedad en Nombre Colectivo'],
  ['LP', 'S. en C.|Sociedad en Comandita'],
  ['COOP', 'Sociedad Cooperativa|S. Coop.|Sociedad Cooperativa Limitada|Sociedad Cooperativa Andaluza|Soc. Coop.|Società Cooperativa'],
  ['LLC', 'Lda.|Sociedade por Quotas|Unipessoal Lda.|Sociedade Unipessoal por Quotas'],
  ['LLC', 'SAS|SASU|Société par Actions Simplifiée Unipersonnelle'],
  ['LLC', 'SARL|S.à r.l.|SELARL|Sagl|Società a Garanzia Limitata'],
  ['LLC', 'S.r.l.|S.r.l.s.|Società a Responsabilità Limitata Semplificata'],
  ['GP', 'S.n.c.|Società in Nome Collettivo'],
  ['LP', 'S.a.s.|Società in Accomandita Semplice'],
  ['LP', 'S.a.p.a.|Società in Accomandita per Azioni'],
  ['COOP', 'Società Cooperativa a Responsabilità Limitata|S.c.a r.l.|S.c.r.l.'],
  ['LLC', 'ApS|Aksjeselskap'],
  ['JSC', 'ASA|Allmennaksjeselskap'],
  ['GP', 'HB|Handelsbolag'],
  ['GP', 'ANS|Ansvarlig Selskap'],
  ['LP', 'K/S|Kommandittselskap'],
  ['SP', 'Tmi|Toiminimi|Enkeltpersonforetak|Enskild Firma'],
  ['LLC', 's.r.o.|spol. s r.o.'],
  ['JSC', 'Spółka Akcyjna|Prosta Spółka Akcyjna'],
  ['GP', 'Sp. j.|Spółka Jawna|Spółka Cywilna'],
  ['GP', 'v.o.s.|verejná obchodná spoločnosť'],
  ['LLC', 'društvo s ograničenom odgovornošću|d.o.o.|j.d.o.o.|EOOD'],
  ['JSC', 'dioničko društvo|d.d.|delniška družba'],
  ['LLC', 'UAB|Mažoji bendrija'],
  ['JSC', 'Akciju sabiedrība|Akcinė bendrovė'],
  ['LLC', 'Ltd|Designated Activity Company'],
  ['JSC', 'K.K.|Kabushiki Kaisha|Kabushiki Gaisha'],
  ['LLC', 'G.K.|Godo Kaisha|Y.K.|Yugen Kaisha'],
  ['JSC', 'Terbuka|Tbk.']
]
