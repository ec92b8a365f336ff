/**
 * Spanish for the skills, credentials and qualities of this folder: the phrases of a line mean what follows `>`. Trades
 * and occupations come from the search vocabulary. Accents are ignored. Own collection.
 */
export const spanishWords = `
hojas de calculo, hoja de calculo > spreadsheets
ofimatica, paquete office, microsoft office > microsoft office
contabilidad, teneduria de libros, llevar la contabilidad > bookkeeping
cuentas por pagar > accounts payable
cuentas por cobrar > accounts receivable
nomina, nominas, planilla > payroll
captura de datos, entrada de datos, mecanografia > data entry
punto de venta, caja registradora, terminal de punto de venta, tpv > point of sale
manejo de efectivo, manejo de caja, cuadre de caja, corte de caja, arqueo de caja > cash handling
atencion al cliente, servicio al cliente, trato con el cliente, trato con clientes, atencion al publico > customer service
agenda, agendas, gestion de citas, citas, programar citas > scheduling
telefono, telefonos, centralita, conmutador, atencion telefonica, contestar llamadas > phone
historia clinica electronica, expediente electronico, historiales medicos electronicos > electronic health records
atencion al paciente, cuidado de pacientes, cuidado del paciente, pacientes > patient care
administracion de medicamentos, medicamentos, medicacion > medication administration
signos vitales, constantes vitales, toma de constantes > vital signs
curas, heridas, cuidado de heridas, curacion de heridas > wound care
preparacion de comidas, preparar comidas > meal preparation
preparacion de alimentos > food preparation
seguridad alimentaria, higiene alimentaria, inocuidad alimentaria, manipulacion higienica > food safety
inventario, inventarios, control de existencias, existencias, reposicion > inventory
pedidos, compras, abastecimiento > ordering
exhibicion de mercancia, escaparatismo > merchandising
levantar peso, carga y descarga > lifting
rutas, planificacion de rutas, lectura de mapas > route planning
lectura de planos, planos, interpretar planos, interpretacion de planos > blueprint reading
cableado, instalaciones electricas > wiring
diagnostico de fallas, diagnostico de averias, deteccion de fallas > troubleshooting
mantenimiento preventivo, mantenimiento > preventive maintenance
soldadura mig > mig
soldadura tig > tig
herramientas manuales, herramientas electricas > hand tools
planificacion de clases, planes de clase, programacion didactica > lesson planning
manejo del aula, gestion del aula, control de grupo > classroom management
liderazgo, dirigi un equipo, dirijo un equipo, direccion de equipos, manejo de personal, supervision, supervise, supervisar, supervisado, encargado de un equipo, a cargo de un equipo > lead a team
capacitacion, formacion de personal, capacite, capacitar, entrenamiento de personal, forme, formacion de aprendices > train
gestion de proyectos > project management
presupuesto, presupuestos > budget
ventas, vender, vendi > sales
negociacion, negocie > negotiation
mercadotecnia, publicidad > marketing
redes sociales > social media
conciliacion, conciliaciones > reconciliation
declaraciones de impuestos, impuestos > tax returns
facturacion, facturas > invoicing
archivo, expedientes > filing
organizacion de eventos, eventos > event planning
traduccion, traducir, interpretacion > translation
cuidado de niños, cuidar niños > child care
movilizacion de pacientes, traslado de pacientes > patient care
reservas, gestion de reservas > scheduling
licencia de conducir, carnet de conducir, carne de conducir, permiso de conducir, licencia de manejo > driver license
licencia comercial, licencia de conducir comercial, licencia cdl > cdl
buen historial de manejo > clean driving record
montacargas, carretilla elevadora, carretillero, operador de montacargas > forklift
primeros auxilios > first aid
rcp, reanimacion cardiopulmonar > cpr
soporte vital basico > bls
manipulador de alimentos, carnet de manipulador, certificado de manipulador de alimentos, carne de manipulador de alimentos > food handler
enfermera titulada, enfermero titulado, enfermera registrada, enfermero registrado > rn
auxiliar de enfermeria, asistente de enfermeria, asistente de enfermeria certificada, asistente de enfermeria certificado > cna
electricista oficial > journeyman electrician
contador publico certificado > cpa
trabajo en equipo, trabajar en equipo > teamwork
comunicacion, habilidades de comunicacion > communication
resolucion de problemas, resolver problemas > problem solving
gestion del tiempo, plazos > time management
atencion al detalle, atencion a los detalles, detallista > attention to detail
puntual, puntualidad, confiable, responsable, responsabilidad > reliable
amable, amabilidad, actitud positiva, buen trato > friendly
motivado, motivada, proactivo, proactiva, iniciativa, ganas de aprender > motivated
trabajo bajo presion, trabajar bajo presion > fast paced
organizado, organizada, ordenado, ordenada > organized
honrado, honrada, honesto, honesta, honestidad > honest
paciente, paciencia > patience
creatividad, creativo, creativa > creative
profesionalismo > professional
`;

/** Spanish filler words. */
export const spanishEmptyWords =
  'al algo ante años año bien bueno buena buenas buenos cada capacidad como con conocimiento conocimientos contar cual cualquier de debe deben del desde deseable deseado dia dias donde e el ella en es esta este experiencia experto gran habilidad habilidades hacer hasta haber imprescindible indispensable la las lo los manejo mas menos minima minimo muy necesario no nos o otra otras otro otros para persona por preferible preferiblemente previa previo puesto que requiere requisito requisitos saber se ser si similar sin sobre solida solido su sus tener tiene trabajar trabajo un una uno valorara valoramos y';
