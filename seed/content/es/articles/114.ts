import type { ArticleText } from '../../texts'

export const article114: ArticleText = {
  title: 'Temporadas de anime: estreno simultáneo, doblaje y servicios',
  summary:
    'Cuatro temporadas al año, capítulos a la hora de Japón y doblajes semanas después: cómo funciona el calendario del anime y cómo no perder el hilo.',
  meta_title: 'Temporadas de anime: simulcast y doblaje',
  meta_description:
    'Invierno, primavera, verano y otoño: qué es un cour, qué separa el simulcast del doblaje simultáneo y dónde se ve el anime en español.',
  body: `
El anime tiene su propio calendario. Quien lo entiende sabe cuándo buscar estrenos, por qué las voces en castellano llegan tarde y por qué una misma serie está en cuatro sitios en Japón y en uno solo aquí.

## Cuatro temporadas y una palabra: cour

Las series nuevas empiezan en enero, abril, julio y octubre. Un bloque de unos doce o trece capítulos semanales se llama **cour**. Muchas series tienen uno; algunas, dos seguidos; otras descansan una temporada entre medias, lo que se conoce como «split cour». Por eso «Temporada 2, parte 2» no es una tercera temporada, sino la segunda mitad de la segunda.

Con la cuenta hecha es fácil organizarse:

- un cour de doce capítulos de 24 minutos son menos de cinco horas, lo que dura un Madrid-Barcelona de ida y vuelta en tren;
- en 1080p ocupa entre seis y doce gigabytes;
- a un capítulo por semana, un estreno de abril termina a finales de junio.

Las guías de cada temporada salen unas semanas antes. Finales de marzo y finales de septiembre son buenos momentos para hacer la lista, y la regla de los tres capítulos, ver tres y decidir, sigue siendo la que ahorra más tardes.

## Simulcast y doblaje simultáneo

Un **simulcast** es un capítulo que aparece fuera de Japón a la hora de su emisión o muy poco después, con subtítulos. Como muchas franjas japonesas caen pasada la medianoche, lo que allí se anuncia como «la noche del sábado» se emite ya el domingo, y en España todavía es sábado por la tarde; en México, sábado por la mañana. En verano hay siete horas de diferencia entre Madrid y Tokio; en invierno, ocho, porque Japón no cambia la hora.

Un **simuldub** es el doblaje que se publica mientras la serie sigue en emisión, por lo general dos o tres semanas por detrás. El resto de los doblajes tarda meses, o llega solo si la serie gusta.

### Castellano y español de América

Casi todo el anime doblado tiene dos versiones en español, hechas en estudios distintos y con nombres a veces distintos. No siempre están las dos: hay series con doblaje de América y sin doblaje de España, y al revés. Lo mismo ocurre con los subtítulos. Antes de guardar una temporada para alguien que solo la quiere doblada, comprueba **capítulo por capítulo** que la pista existe; es corriente que el último cour llegue sin ella.

## Dónde se ve

[Crunchyroll](/crunchyroll-downloader) reúne la mayor parte de los estrenos simultáneos, con subtítulos en español y una buena cantidad de doblajes; el catálogo de Funimation acabó integrado en él. Netflix, Disney+ y Prime Video tienen títulos en exclusiva, que en Japón salen por semanas y aquí, a veces, de una vez. Los canales de televisión guardan los clásicos de sobremesa. Y las películas pasan por el cine, después por el alquiler y solo más tarde por la suscripción.

Una serie puede cambiar de casa entre una temporada y la siguiente. Cuando no encuentres la segunda, busca el título original antes de darla por perdida: el nombre en español cambia más que el japonés.

## Y en Japón

- [d Anime Store](/d-anime-downloader) tiene amplitud: miles de obras, poco más, y casi nunca subtítulos.
- [ABEMA](/abema-downloader) estrena mucho, a menudo a la vez que la televisión, y deja ver algunos capítulos gratis durante una semana.
- [U-NEXT](/u-next-downloader) y DMM TV llevan prácticamente todo lo nuevo.
- TVer ofrece algunas series una semana después de la emisión.

Allí lo normal es que una serie esté en varios sitios a la vez; la exclusiva es la excepción. Estos servicios se dirigen a quien está en Japón y piden pagar desde allí. Si vives o viajas allí, son la fuente más completa; desde fuera, no cuentes con ellos, porque ninguno de nuestros productos cambia el país en el que estás.

## Ordenar lo que guardas

1. **Una carpeta por serie y otra por temporada.** Numera como el servicio y, si los aficionados usan la numeración corrida, ponla entre paréntesis: «S02E01 (26)».
2. **Especiales, aparte.** OVA, películas y resúmenes llevan S00, que los servidores domésticos reconocen.
3. **Conserva los carteles y las canciones.** Aunque veas la versión doblada, guarda la pista pequeña de subtítulos que traduce letreros y letras. El formato ASS mantiene su sitio en la pantalla; lo explica [el artículo de formatos](/article/104).
4. **Dos audios en un MKV.** Japonés y español ocupan poco: unos 20 MB por capítulo cada uno. Repetir el vídeo por cada idioma sí ocupa.
5. **Guarda por cours y borra por cours.** Lo que ya has visto deja sitio a lo que empieza el mes que viene.

## Errores corrientes

- **Guardar el capítulo el mismo día.** Los subtítulos del estreno a veces se corrigen en los días siguientes. Si no tienes prisa, espera una semana.
- **Confundir la versión de televisión con la del disco.** En los discos se redibujan escenas. Si una plataforma sustituye el capítulo, el tuyo sigue siendo el viejo.
- **Saltarse el orden.** Cuando una película va entre dos temporadas, la lista de la plataforma no siempre lo dice. Míralo antes de empezar.
- **Incrustar los subtítulos en la imagen.** Se verán en todas partes y no se podrán quitar nunca, ni cambiar por el otro español.
- **Fiarse de la memoria.** Apunta en qué capítulo vas de cada serie, sobre todo de las que descansan tres meses.

## Lo que se puede y lo que no

La suscripción es para que la veas tú. Lo que además puedas guardar depende de las condiciones del servicio y de la ley de donde estés; [aquí](/article/101) va el resumen. Lo que nunca entra es subir capítulos, pasarlos a un grupo o traducirlos y repartirlos por tu cuenta. Quienes dibujan todo esto viven de que se vea donde toca, y los plazos gratuitos de las cadenas, que también existen, están en [este repaso](/article/106).
`,
}
