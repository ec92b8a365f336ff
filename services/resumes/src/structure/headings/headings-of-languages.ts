import type { ResumeSectionKind } from '@commons/contracts/resumes/resume-lists';
import { words } from '../vocabulary/word-list.js';

/**
 * Headings of résumés in other languages than English, without accents. A line has one script; where two languages
 * share a word, the later kind wins.
 */
export const headingsOfLanguages: Record<Exclude<ResumeSectionKind, 'other'>, readonly string[]> = {
  summary: words(`
    perfil, perfil profesional, resumen, resumen profesional, sobre mi, objetivo, objetivo profesional, profil,
    profil professionnel, a propos, objectif, uber mich, kurzprofil, zusammenfassung, resumo,
    resumo profissional, sobre mim, profilo, profilo professionale, chi sono, obiettivo,
    obiettivo professionale, sommario, riepilogo, sintesi, presentazione, profiel, persoonlijk profiel,
    over mij, samenvatting, doelstelling, podsumowanie, podsumowanie zawodowe, profil zawodowy, o mnie,
    cel zawodowy, perfil personal, extracto, presentacion, acerca de mi, quien soy, resume professionnel,
    profil personnel, presentation, qui suis je, mon profil, objectif professionnel, accroche,
    profil personlich, personliches profil, kurzvorstellung, karriereziel, berufsziel, profilzusammenfassung,
    qualifikationsprofil, perfil profissional, objetivos, apresentacao, sobre, gioi thieu, muc tieu nghe nghiep,
    ozet, hakkimda
    自我评价, 自我評價, 个人简介, 個人簡介, 職務要約, 自己pr, 自己紹介, プロフィール, 概要, 个人总结, 自我介绍, 求职意向, 职业目标, 个人优势, 概述
    الملخص, ملخص, نبذة عني, الهدف الوظيفي, الهدف, الملف الشخصي, نبذة شخصية, نبذة
    תמצית, אודות, פרופיל, נבדה, תקציר, על עצמי
    о себе, обо мне, цель, профиль, резюме, дополнительная информация о себе
    자기소개, 소개, 요약, 프로필
  `),
  experience: words(`
    experiencia, experiencia laboral, experiencia profesional, historial laboral, experience professionnelle,
    experiences, experiences professionnelles, parcours professionnel, berufserfahrung, berufliche erfahrung,
    beruflicher werdegang, werdegang, praktika, arbeitserfahrung, experiencia profissional,
    historico profissional, esperienza, esperienze, esperienza lavorativa, esperienze di lavoro, esperienza di lavoro, experiencia docente, esperienze lavorative,
    esperienza professionale, esperienze professionali, carriera, percorso professionale, werkervaring,
    ervaring, loopbaan, professionele ervaring, relevante werkervaring, stages, stage, doswiadczenie,
    doswiadczenie zawodowe, historia zatrudnienia, przebieg kariery, experiencia relevante,
    experiencia de trabajo, trayectoria, trayectoria profesional, trayectoria laboral, antecedentes laborales,
    practicas, voluntariado, vida laboral, trabajos, mis trabajos, empleos, trabajos anteriores, empleos anteriores,
    donde he trabajado, lugares donde he trabajado, experience, experiences de travail, experience de travail,
    experience pertinente, emplois, carriere, parcours, stages et emplois, benevolat, erfahrung, erfahrungen,
    berufspraxis, praktische erfahrung, praktische erfahrungen, beruflicher hintergrund, karriere, tatigkeiten,
    ehrenamt, ehrenamtliches engagement, berufstatigkeit, experiencias, experiencias profissionais,
    experiencia de trabalho, trajetoria profissional, historico de trabalho, estagios, trabalho voluntario, kinh nghiem lam viec,
    kinh nghiem, is deneyimi, deneyim, is tecrubesi
    工作经历, 工作經歷, 工作经验, 工作經驗, 实习经历, 實習經歷, 任职经历, 職歴, 職務経歴, 職務経歴書, 経歴, 実務経験, 工作经历与项目, 工作, 职业经历, 任职, 工作履历, 职业经验,
    志愿者经历
    الخبرة, الخبرات, الخبرة العملية, الخبرة المهنية, الخبرات العملية, الخبرات المهنية, خبرات العمل,
    الخبرات الوظيفية, الخبرة الوظيفية, التاريخ الوظيفي, خبرة العمل, السيرة المهنية, العمل التطوعي
    ניסיון, ניסיון תעסוקתי, ניסיון מקצועי, ניסיון בעבודה, תעסוקה, ניסיון תעסוקה, רקע תעסוקתי, התנדבות
    опыт, опыт работы, трудовой опыт, профессиональный опыт, трудовая деятельность
    업무 경험, 경력, 경력사항, 경력 사항, 직무 경험, 주요 경력
  `),
  education: words(`
    educacion, formacion, formacion academica, estudios, educacion y formacion, formation, formations, etudes,
    ausbildung, bildung, bildungsweg, studium, schulbildung, educacao, formacao, formacao academica, istruzione,
    preparacion academica, grado de estudios, istruzione e formazione, formazione, formazione accademica, studi, titoli di studio, percorso di studi,
    opleiding, opleidingen, onderwijs, studie, scholing, wyksztalcenie, edukacja, educacion formal,
    estudios realizados, formacion complementaria, antecedentes academicos, historial academico,
    formacion educativa, titulos, education et formation, formation academique, parcours academique,
    parcours scolaire, diplomes, diplomes et formations, formation et diplomes, scolarite, cursus,
    akademische ausbildung, schulische ausbildung, hochschulbildung, akademischer werdegang,
    aus und weiterbildung, ausbildung und studium, studium und ausbildung, schule, historico escolar,
    escolaridade, formacao e educacao, formacao educacional, hoc van, trinh do hoc van, egitim, egitim bilgileri
    教育背景, 教育经历, 教育經歷, 学历, 學歷, 学歴, 教育, 教育经验, 学习经历, 学术背景, 教育程度, 教育情况
    التعليم, المؤهلات العلمية, المؤهلات, المؤهلات الأكاديمية, المؤهل العلمي, المؤهلات الدراسية,
    التعليم والمؤهلات, الدراسة
    השכלה, לימודים, רקע אקדמי, רקע לימודי
    образование, обучение
    학력, 학력사항, 학력 사항, 교육
  `),
  skills: words(`
    habilidades, competencias, aptitudes, conocimientos, destrezas, capacidades, conocimientos informaticos,
    competences, kenntnisse, fahigkeiten, fachkenntnisse, it kenntnisse, edv kenntnisse, competenze,
    competenze tecniche, competenze professionali, capacita, capacita e competenze, abilita, conoscenze,
    conoscenze informatiche, vaardigheden, competenties, kennis, kennis en vaardigheden, computervaardigheden,
    umiejetnosci, kompetencje, kluczowe umiejetnosci, habilidades tecnicas, competencias clave,
    competencias tecnicas, habilidades y competencias, habilidades profesionales, herramientas, informatica,
    competences techniques, competences cles, competences professionnelles, competences informatiques,
    savoir faire, savoir etre, outils, informatique, atouts, fertigkeiten, kompetenzen, kernkompetenzen,
    technische kenntnisse, technische fahigkeiten, besondere kenntnisse, kenntnisse und fahigkeiten,
    fahigkeiten und kenntnisse, computerkenntnisse, starken, it kompetenzen, soft skills, skills,
    habilidades e competencias, conhecimentos, conhecimentos tecnicos, qualificacoes, ferramentas, ky nang,
    yetenekler, beceriler, cosa so fare, mes competences, mes atouts, mes points forts, competencias digitais, competencias digitales,
    competences numeriques, competenze digitali, digitale kompetenzen, digitale kenntnisse, edv, meine starken
    技能, 专业技能, 專業技能, 技能特长, スキル, 技術, 活かせる経験, 保有スキル, 技能专长, 个人技能, 核心技能, 技术技能, 职业技能, 技能与工具, 掌握技能
    المهارات, المهارات الشخصية, المهارات التقنية, المهارات المهنية, القدرات, مهارات, الكفاءات
    תוכנות, ידע במחשבים, יישומי מחשב, שליטה בתוכנות, המיומנויות, כישורים, מיומנויות, יכולות, מיומנויות טכניות, כלים
    навыки, ключевые навыки, профессиональные навыки, умения
    기술, 보유 기술, 보유기술, 기술 스택, 역량, 스킬
  `),
  certifications: words(`
    certificaciones, certificados, cursos, perfeccionamiento, capacitacion, capacitaciones, zertifikate, weiterbildung, weiterbildungen, certificacoes,
    certificazioni, certificati, attestati, corsi, corsi e certificazioni, certificaten, certificeringen,
    cursussen, trainingen, certyfikaty, kursy, kursy i certyfikaty, szkolenia, licencias,
    licencias y certificaciones, cursos y certificaciones, diplomas, certifications, certificats, permis et attestations, attestations, permis et certifications, permis et licences,
    certifications et formations, habilitations, licences et certifications, zertifizierungen,
    zertifikate und weiterbildungen, fortbildungen, fortbildung, lizenzen, kurse, certificados e cursos,
    cursos e certificacoes, cursos complementares, licencas, chung chi, sertifikalar
    证书, 證書, 资格证书, 資格證書, 資格, 免許, 免許 資格, 資格 免許, 证书与资质, 资质证书, 职业资格, 培训经历, 培训
    الشهادات, الدورات, الدورات التدريبية, شهادات, شهادات مهنية, الرخص
    הסמכות, קורסים, תעודות, דיפלומות, הכשרות
    сертификаты, курсы, повышение квалификации
    자격증, 자격 사항, 자격사항, 수료
  `),
  projects: words(`
    proyectos, projets, projekte, projetos, progetti, progetti personali, projecten, projekty,
    proyectos personales, proyectos destacados, projets personnels, projets academiques, realisations,
    eigene projekte, projekterfahrung, projetos pessoais, du an, projeler
    项目经历, 项目经验, 專案經歷, プロジェクト, プロジェクト経験, 项目, 个人项目
    المشاريع, مشاريع
    פרויקטים, פרויקטים אישיים
    проекты
    프로젝트
  `),
  publications: words(`
    publicaciones, veroffentlichungen, publikationen, publicacoes, pubblicazioni, publicaties, publikacje,
    publications, recherche, forschung, pesquisas, investigacion
    发表论文, 論文, 発表, 论文, 发表, 出版物
    المنشورات, أبحاث
    פרסומים
    публикации
    논문
  `),
  awards: words(`
    premios, logros, reconocimientos, distinctions, auszeichnungen, premios e distincoes, premi, riconoscimenti,
    prijzen, onderscheidingen, nagrody, nagrody i wyroznienia, osiagniecia, prix, prix et distinctions,
    recompenses, auszeichnungen und preise, erfolge, conquistas, premiacoes, distincoes, giai thuong, oduller
    获奖情况, 荣誉奖项, 受賞歴, 受賞, 荣誉, 奖项, 获奖经历, 荣誉与奖项, 所获荣誉
    الجوائز, التكريم, الإنجازات
    פרסים, פרסים והישגים, הישגים
    награды, достижения
    수상, 수상 경력, 수상경력
  `),
  languages: words(`
    idiomas, langues, sprachen, sprachkenntnisse, linguas, lingue, conoscenze linguistiche,
    competenze linguistiche, lingue straniere, lingue parlate, lingue conosciute, talen, talenkennis, jezyki, jezyki obce, znajomosc jezykow,
    idiomas y nivel, competences linguistiques, langues etrangeres, fremdsprachen, sprachfahigkeiten, idioma,
    linguas estrangeiras, competencias linguisticas, conhecimento de linguas, sprachliche kompetenzen, ngon ngu, ngoai ngu, diller, yabanci dil
    语言, 语言能力, 語言能力, 語学, 語学力, 言語, 外语能力, 外语
    اللغات, المهارات اللغوية, اللغة
    שפות, ידיעת שפות
    языки, знание языков, иностранные языки
    언어, 외국어, 어학, 어학 능력
  `),
  interests: words(`
    intereses, aficiones, centres d interet, loisirs, interessen, hobbys, interesses, interessi, hobby,
    interessi personali, hobbies, hobby s, hobby s en interesses, interesses en hobby s, zainteresowania,
    hobby i zainteresowania, pasatiempos, hobbies e intereses, loisirs et interets, interets, activites,
    activites et loisirs, centres d interets, interessen und hobbys, hobbys und interessen, freizeit,
    passatempos, hobbies e interesses, so thich, ilgi alanlari
    兴趣爱好, 興趣, 趣味, 趣味 特技, 爱好, 个人爱好
    الهوايات, اهتمامات, الاهتمامات
    תחביבים, תחומי עניין
    увлечения, интересы, хобби
    취미, 관심사, 취미 및 특기
  `),
  references: words(`
    referencias, referenzen, referenze, referenties, referencje, references, personnes de reference,
    referencias personales, referencias laborales, referencias profissionais, tham khao, referanslar
    推荐人, 推薦, 推薦者, 证明人
    المراجع, المراجع والتوصيات
    ממליצים, המלצות
    рекомендации
    추천인
  `),
};

/** Words for contact data. Such sections belong to the head of a résumé. */
export const contactWordsOfLanguages = words(`
  contacto, datos personales, datos de contacto, kontakt, personliche daten, coordonnees, contato,
  dados pessoais, contatti, dati personali, informazioni personali, informazioni di contatto, contactgegevens,
  persoonlijke gegevens, persoonsgegevens, dane kontaktowe, dane osobowe, kontakty, informations personnelles,
  informacion de contacto, informacion personal, informacoes pessoais, informacoes de contato, kontaktdaten,
  zur person, lien he, thong tin ca nhan, etat civil, personalia, kontaktinformationen, me contacter,
  donnees personnelles, recapiti
  联系方式, 聯絡方式, 个人信息, 個人資料, 連絡先, 基本情報, 個人情報, 联系信息, 基本信息
  معلومات الاتصال, البيانات الشخصية
  פרטים אישיים, יצירת קשר
  контакты, контактная информация, личные данные
  연락처, 인적사항, 개인정보
`);

/** Headings of sections without a kind of their own. */
export const otherHeadingsOfLanguages = words(`
  otros, otros datos, otra información, datos adicionales, información adicional, información complementaria,
  disponibilidad, outros, outras informações, informações adicionais, disponibilidade, divers,
  informations complémentaires, disponibilité, sonstiges, weitere angaben, weitere informationen, altro, altre informazioni,
  informazioni aggiuntive, overig, overige, carta de condução, permiso de conducir, carné de conducir, permis de conduire,
  patente di guida, patente, patenti, führerschein, fahrerlaubnis, rijbewijs, רישיון נהיגה
`);
