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
pantalla rota, se rompio pantalla, se quebro pantalla, pantalla quebrada, arreglar celular, arreglar telefono, celular no prende, celular no carga, se rompio celular, celular roto, celular descompuesto, se rompio telefono, telefono roto, se mojo celular, se cayo celular > phone repair
se rompio computadora, computadora no prende, computadora lenta, arreglar computadora, arreglar laptop, virus computadora > computer repair
cortar pelo, cortar cabello, corte pelo, corte cabello, corte niño, pintar pelo, teñir pelo, alaciar pelo, peinado boda > hairdresser
cortar barba, corte hombre, desvanecido > barber
hacer uñas, arreglar uñas, pintar uñas, uñas acrilicas > nail salon
hacer cejas, depilar cejas, depilacion > eyelashes
bañar perro, cortar pelo perro, corte perro > dog grooming
perro enfermo, gato enfermo, vacunar perro, vacuna perro, vacunas perro, operar perro, esterilizar perro, esterilizar gato > vet
cuidar perro, pasear perro > dog boarding, pet sitting
lentes nuevos, no veo bien, examen vista > optometrist, glasses
estoy embarazada, embarazada, prueba embarazo > obgyn
dolor garganta, tengo fiebre, tengo gripe, tengo tos, niño enfermo, bebe enfermo > doctor, clinic
bajar peso, perder peso > weight loss, gym
comprar carro, vender carro > car dealer
me despidieron, me demandaron, me arrestaron, divorciarme, multa transito, accidente trabajo > lawyer
rentar casa, rentar apartamento, busco apartamento, renta cuarto, cuarto renta > apartments, property management
comprar casa, vender casa > realtor
donde comer, donde desayunar, donde cenar, lugar para comer > restaurant
donde dormir, cuarto hotel, lugar para dormir > hotel
mudarme, cambiarme casa > moving company
matar cucarachas, tengo cucarachas, tengo ratones, tengo chinches, hay ratas > pest control
hacer copia llave, copia llaves > locksmith
pastel cumpleaños, pastel boda, pastel quince > bakery
aprender manejar, sacar licencia > driving school
`;
