/**
 * Problems as Spanish speakers describe them, in the form of `problems.ts`: the words may be in any order and apart ("se me
 * descompuso el carro"). Own collection.
 */
export const spanishProblems = `
# House
baño inunda, se tapo baño, se tapo fregadero, gotea llave, llave gotea, tuberia gotea, no hay agua caliente, tira agua > plumber
no enfria aire, aire no enfria, aire no funciona, aire no sirve > hvac, ac repair
gotea techo, techo gotea, entra agua techo > roofer
no hay luz, se fue luz, apagon, no sirve contacto > electrician
lavadora no sirve, lavadora descompuso, secadora no sirve, secadora no calienta, refrigerador no enfria, refrigerador descompuso, estufa no sirve > appliance repair
limpie casa, limpiar casa, limpien casa, ayuda limpiar > cleaning service
cortar zacate, cortar pasto, cortar cesped, corte zacate, corte pasto > landscaper
instalar cerca, poner cerca, arreglar cerca, cerca caida > fence
me quede afuera, perdi llaves, perdi llave > locksmith
tirar muebles, tirar basura, llevarse muebles > junk removal
pintar casa, pintar cuarto > painter
# Cars
carro descompuesto, carro descompuso, carro no prende, carro no arranca, carro no enciende, carro se calienta, camioneta no prende, suena carro, cambiar aceite, cambio aceite > auto repair
llanta ponchada, se poncho llanta, cambiar llanta > tire shop
me chocaron, choque carro, golpe carro > body shop
# People and papers
cuide niños, cuiden niños, cuidar bebe, cuide bebe > daycare, nanny
preparar taxes, hacer taxes, hacer impuestos, reembolso taxes > tax preparer
cuidado mama, cuidar mama, cuiden mama, cuidar papa, cuidado papa, cuidar abuela, cuidar abuelo, cuidado abuelos > home health, nursing home
enviar dinero, mandar dinero, envio dinero > money transfer
duele muela, duele diente, duelen dientes, sacar muela > dentist
duele espalda, dolor espalda > chiropractor
arreglar papeles, permiso trabajo, residencia permanente, hacerme ciudadano > immigration lawyer, lawyer
pantalla rota, se rompio pantalla, arreglar celular, celular no prende, celular no carga > phone repair
pastel cumpleaños, pastel boda, pastel quince > bakery
aprender manejar, sacar licencia > driving school
`;
