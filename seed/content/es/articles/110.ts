import type { ArticleText } from '../../texts'

export const article110: ArticleText = {
  title: 'Ampliar un vídeo y quitarle el ruido: hasta dónde se llega',
  summary:
    'La IA de vídeo vuelve más agradables las imágenes antiguas, pero no ve nada que la cámara no viera. Con un método para las cintas de casa.',
  body: `
En muchos cajones hay comuniones y veranos grabados que hoy parecen pequeños, borrosos y llenos de puntos. Los programas de mejora prometen arreglarlo. Hacen bastante, y tienen un límite que conviene conocer antes de empezar.

## Cómo funciona

Una ampliación clásica promedia los puntos vecinos: la imagen crece y se ablanda. Un método entrenado ha visto muchísimas parejas de imagen pequeña e imagen grande y estima qué aspecto tendrían de cerca un borde, una hoja o un ojo. La palabra clave es «estima». El detalle añadido es verosímil, no verdadero. Una matrícula que no se leía sigue sin leerse, y una cara de doce puntos recibe, en el mejor de los casos, unos rasgos creíbles e inventados. Por eso una imagen así nunca demuestra nada.

## Lo que sale bien

- Rebajar el **ruido** de los interiores oscuros, sobre todo con la cámara quieta.
- Llevar **tomas bien iluminadas** del tamaño del DVD al Full HD.
- Eliminar el **entrelazado**, ese peine que aparece en los bordes cuando algo se mueve.
- Suavizar los **tirones** de una película vieja con fotogramas intermedios.
- Disimular los **bloques** de los vídeos de móvil demasiado comprimidos.

## Lo que sale mal

- Un plano movido o desenfocado no se arregla.
- Las letras y los estampados finos acaban en garabatos.
- Si aprietas demasiado contra el ruido, la piel parece cera y desaparecen telas y cabellos.
- Los fotogramas intermedios dejan estelas en manos y balones.
- El color añadido enseña tonos posibles, no los de aquel día.

La decepción suele venir del exceso. En un televisor, la mitad de la fuerza da casi siempre mejor resultado que la fuerza entera.

## Un método para la cinta antigua

1. **Digitaliza** con cuidado. Una cinta limpia y un buen reproductor aportan más que cualquier arreglo posterior.
2. **Guarda** el original intacto en dos soportes.
3. **Desentrelaza** antes que ninguna otra cosa.
4. **Quita ruido** con suavidad y **amplía** después. Al revés, ampliarías también el ruido.
5. **Prueba diez segundos** que tengan una cara, movimiento y una zona oscura.
6. **Deja el cálculo para la noche** y por la mañana míralo en la pantalla donde lo vas a enseñar.

La [IA de vídeo](/video-ai) muestra el fragmento de antes y el de después uno junto al otro, y todo se calcula en tu propio ordenador. Una tarjeta gráfica reciente acorta mucho la espera; sin ella, cuenta con muchas horas de cálculo por cada hora de película.

### El sonido también cuenta

Una imagen limpia con un zumbido de fondo cansa más que una imagen con grano y la voz clara. Trátalo aparte: quita el zumbido de la red eléctrica, que en Europa está en 50 hercios, baja el siseo sin que las consonantes desaparezcan y no toques las risas. Guarda siempre la pista original en el mismo archivo, como segunda pista. Y apunta quién sale y dónde era mientras haya alguien que lo sepa: ningún programa devolverá ese dato, y es el que más van a echar de menos.

## Qué esperar según el material

No todas las cintas parten del mismo sitio. De mejor a peor, así suelen responder:

1. **MiniDV y Digital8.** Son digitales: pásalas por su conector y no por el de vídeo analógico. Con desentrelazar y ampliar al doble quedan muy dignas.
2. **Hi8 y Super VHS.** Bastante color y bastante detalle; agradecen una limpieza suave.
3. **VHS.** Poca definición y colores que se corren. Mejora el ruido, no el detalle. Al doble, no más.
4. **Super 8 escaneado.** Depende casi todo del escáner. Con un buen escaneo sobra la ampliación.
5. **Vídeos de móvil de hace quince años.** Muy comprimidos: se disimulan los bloques y poco más.
6. **Copias de copias.** Cada generación quita algo que ya no vuelve. Busca la cinta anterior antes de tratar esta.

## Cuánto tarda y cuánto ocupa

Una hora de vídeo a 25 fotogramas por segundo son 90.000 imágenes. Si tu ordenador trata cinco por segundo, son cinco horas; si trata una, más de un día. Por eso conviene medir primero con diez segundos, que son 250 imágenes: multiplica el tiempo por 360 y tendrás la hora.

Cuenta también con el disco. El archivo de partida, los intermedios y el resultado pueden sumar cincuenta gigas por cinta. Un portátil debe estar enchufado, con la tapa abierta y sobre algo duro, porque va a calentarse durante horas.

## Cómo saber que te has pasado

Mira el resultado en pausa y en movimiento, a la distancia del sofá. Si ves alguna de estas señales, baja la intensidad y repite:

- la piel no tiene poros y las cejas parecen dibujadas;
- el césped o el mar se mueven como una alfombra;
- las letras de un cartel se leen, pero no forman palabras;
- aparece un borde claro alrededor de las personas;
- un niño pequeño, al fondo, tiene la cara de otro.

Guarda los ajustes buenos con el nombre de la cinta. El día que haya un método mejor, volverás a partir del original y sabrás con qué comparar. Por la misma razón, el archivo tratado no sustituye al de partida: se guarda a su lado, con otro nombre y en un [formato que se abra en todas partes](/article/104).

## Cuándo dejarlo como está

Hay películas que viven de su grano. Una bobina de Super 8 sin él parece de otra década. En ese caso, conserva la versión original y haz de la otra una copia para enseñar en casa. Trata solo lo que es tuyo o aquello para lo que tienes permiso: la obra ajena, mejorada, sigue siendo ajena, y quien sale en ella tiene derecho a su imagen.
`,
  meta_title: 'Ampliar vídeo y quitar ruido: los límites',
  meta_description:
    'Qué mejora la IA de vídeo en imágenes antiguas, dónde inventa en lugar de ver y en qué orden conviene tratar una cinta familiar.',
}
