import type { ArticleText } from '../../texts'

export const article105: ArticleText = {
  title: 'Pistas de audio y subtítulos para aprender idiomas',
  summary:
    'Dos idiomas en un archivo, texto que sigue a la voz y escenas que se repiten sin esperar: cómo sacar de una serie que te gusta unas clases con paciencia.',
  meta_title: 'Aprender idiomas con series: audio y subtítulos',
  meta_description:
    'Qué audios y subtítulos guardar, cómo sacar vocabulario de un SRT y una rutina semanal para estudiar idiomas con tus series.',
  body: `
Pocas academias hablan tantas horas por semana como una serie. Lo que le falta al que estudia es el mando: tener dos idiomas a mano, poder leer lo que oye y repetir una frase cinco veces sin que la red se lo piense.

## Qué pistas conservar

Según el punto en que estés, hay tres combinaciones que funcionan.

- **Al empezar:** audio original y subtítulos en tu idioma, más el doblaje como segunda pista para las escenas que no hayas entendido.
- **A medio camino:** audio original y subtítulos en ese **mismo** idioma.
- **Con soltura:** audio original sin nada escrito, y el texto aparte para consultarlo después.

En un MKV cabe todo a la vez, y un reproductor como VLC cambia de pista con una tecla. Los nombres varían: «CC» o «SDH» señalan los subtítulos para personas sordas, que son los más fieles a lo que se dice y añaden los ruidos entre corchetes. Los corrientes se abrevian para que dé tiempo a leerlos.

## Dos traducciones que no coinciden

El doblaje y los subtítulos de un mismo idioma casi nunca dicen lo mismo: uno sigue los labios y el otro, el ancho de la línea. Quien lea subtítulos franceses con doblaje francés en una serie estadounidense verá que no encajan. Para leer a la par que escuchas, busca una serie rodada en el idioma que aprendes.

Con el español pasa algo parecido: muchos títulos traen castellano y español de América. Si estudias español, elige una variante y no la mezcles el primer mes.

## Un texto con el que trabajar

Un subtítulo en SRT es texto normal y corriente. Puedes

- buscar una palabra en toda la temporada y saltar a la escena en que suena,
- pasar diez frases por semana a un programa de tarjetas,
- imprimir un diálogo y leerlo en voz alta con alguien.

Quédate ese texto para tu estudio: un guion está protegido igual que la imagen.

### Cómo pasar un SRT a tarjetas

1. Abre el archivo en una hoja de cálculo o en un editor.
2. Borra los números y los tiempos; quedan las frases.
3. Marca diez que entiendas al leerlas y que no habrías sabido decir.
4. Pega cada una en una tarjeta, con la escena anotada detrás: «la discusión del taxi».
5. Repásalas en voz alta. Si no recuerdas la escena, la tarjeta sobra.

Con diez por semana tendrás quinientas al año, todas oídas en boca de alguien.

## Una semana tipo

1. Lunes: un capítulo con subtítulos, solo por la historia.
2. Martes: los diez primeros minutos otra vez, parando en cada frase que tú habrías dicho de otro modo.
3. Miércoles: diez expresiones sacadas del SRT.
4. Jueves: únicamente el sonido, dando un paseo.
5. Viernes: sin subtítulos.

Diez minutos al día cunden más que dos horas el domingo.

## Cómo elegir la serie

No toda buena serie es buena maestra. Para el oído cuentan otras cosas:

1. **Mucho diálogo y poca persecución.** Una familia en la mesa enseña más que un atraco.
2. **Capítulos cortos.** Veinticinco minutos se pueden ver dos veces; una hora, no.
3. **Personajes fijos.** Te acostumbras a su voz, y las palabras vuelven.
4. **Un registro que te sirva.** Lo medieval, lo jurídico y lo médico, para más adelante.
5. **Una historia conocida**, al menos la primera. Si ya sabes quién es el asesino, puedes escuchar cómo lo dicen.

Los documentales están infravalorados: una voz, despacio, bien colocada, y unas imágenes que enseñan la palabra.

## Los trucos del reproductor

- **Retroceder cinco segundos con una tecla.** Es la que más vas a usar; asígnala a un sitio cómodo.
- **Bucle A-B** para una réplica rebelde. VLC lo tiene en los controles avanzados.
- **Velocidad a 0,8**, solo para el pasaje difícil. Si lo ralentizas todo, el oído se acostumbra a un idioma que nadie habla.
- **Cambiar de voz con la tecla B y de subtítulos con la V,** también en VLC.
- **Subtítulos más pequeños y más abajo** cuando quieras ir dejando de leer.

## Qué progreso esperar

Sin prometer milagros, hay un ritmo que se repite. Las dos primeras semanas cansan, porque el oído aún separa mal las palabras. Hacia la cuarta reconoces las fórmulas de siempre: saludar, negar, quejarse. A las ocho o diez semanas, si vuelves al primer capítulo, entiendes cosas que entonces eran ruido. Mídelo así, con el mismo capítulo, y no con uno nuevo cada vez.

Lo que una serie no enseña es a hablar. Reserva dos minutos al día para repetir en voz alta un diálogo a la vez que el actor. Da vergüenza, funciona y no hace falta que te oiga nadie.

## Errores que frenan

- **Leer en español creyendo que escuchas.** Tras un mes así, lo que ha mejorado es tu lectura.
- **Parar en cada palabra.** Dos veces por minuto, como mucho.
- **Apuntar palabras sueltas.** Apunta frases: «get over it» no se aprende con «get».
- **Cambiar de serie cada semana.** Cada voz nueva cuesta un capítulo de adaptación.
- **Empezar por el acento más cerrado.** Glasgow puede esperar.
- **Acumular.** Una temporada exprimida vale más que diez guardadas.

## Dónde hay muchos idiomas

Las grandes plataformas doblan sus producciones a una docena de idiomas y las subtitulan a más, pero la lista que ves depende del país y a veces del perfil. En el [descargador de Prime Video](/amazon-prime-video-downloader) las pistas se muestran antes de guardar nada, con la audiodescripción si la hay. Para quien aprende es un regalo: cuenta con frases sencillas lo que se ve. Las cadenas públicas ofrecen menos idiomas y una dicción clara; sus plazos están en [este repaso](/article/106).

Como siempre, conserva lo que tu suscripción y la ley de tu país dejan para uso privado; el resto, míralo en línea.
`,
}
