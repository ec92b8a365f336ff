/** Spanish words for occupations, in the form of `spanish.ts`. Wording after the same source. */
export const spanishOccupations = `
# Occupations
enfermera, enfermero, enfermeria > nurse
auxiliar de enfermeria, asistente de enfermeria > cna
asistente medico, asistente medica > medical assistant
paramedico, ambulancia > paramedic
farmaceutico, farmaceutica > pharmacist
trabajador social, trabajadora social, trabajo social > social worker
asistente dental > dental assistant
asistente administrativo, asistente administrativa, secretaria, secretario > administrative assistant
oficinista, trabajo de oficina > clerk
recepcionista > receptionist
captura de datos, capturista > data entry
gerente, gerencia, gerentes > manager
encargado, encargada > supervisor
recursos humanos > human resources
servicio al cliente, atencion al cliente, servicio a clientes > customer service
gerente de proyectos > project manager
nominas, nomina > payroll
programador, programadora, desarrollador, desarrolladora > software engineer
obrero, obrera, peon, jornalero, ayudante general, ayudante de albañil, ayudante de construccion, ayudante de carpintero > laborer
mantenimiento > maintenance worker
policia, agente de policia > police officer
bombero, bomberos > firefighter
salvavidas > lifeguard
chofer, choferes, conductor, conductora, manejador > driver
camionero, trailero, chofer de camion, chofer de trailer, licencia cdl > truck driver
repartidor, repartidora, repartir paquetes > delivery driver
montacargas, montacarguista, operador de montacargas > forklift operator
empacador, empacadora, empaque > picker packer
ensamblador, ensambladora, ensamble > assembler
operador de maquina, operadora de maquina, operador de maquinaria > machinist
ventas, vendedor, vendedora > sales
cajero, cajera, cajeros > cashier
cocinero, cocinera, cocineros, cocina, ayudante de cocina > cook
mesero, mesera, meseros, camarero, camarera > waiter
lavaplatos > dishwasher
cantinero, cantinera > bartender
panadero, panadera > baker
recamarera, recamarista, camarista > housekeeper
maestro, maestra, profesor, profesora, maestros > teacher
asistente de maestra, asistente de maestro, auxiliar docente > teachers aide
entrenador, entrenadora > coach
estudiante, estudiantes > student
fin de semana, fines de semana, fin semana, trabajo de fin semana > weekend job
turno de noche, turno nocturno, turno de la noche, trabajo nocturno, trabajo de noche, de noche > night shift
trabajo con niños, trabajar con niños > work with kids
trabajo con animales, trabajar con animales > work with animals
trabajo al aire libre, aire libre > outdoor job
voluntario, voluntaria, voluntariado > volunteer
trabajador agricola, trabajo de campo, pizcador, campesino > farm worker
bibliotecario, bibliotecaria, biblioteca > librarian
cuidadora, cuidador > home health aide
`;
