import type { ContentTexts } from '../texts'

export const guidesGlobal: ContentTexts['guides'] = {
  netflix_downloader: {
    title: 'Netflix en el ordenador: primero el perfil, luego la temporada',
    intro:
      'Los idiomas que Netflix te enseña dependen en parte del perfil. Por eso conviene repasarlo antes de elegir ningún capítulo. Calcula un cuarto de hora delante de la pantalla y una noche para el ordenador, que trabaja solo.',
    steps: [
      {
        title: 'Abre el perfil adecuado',
        text: 'Inicia sesión en el navegador interno. Con un perfil infantil solo verás una parte del catálogo. Tras la contraseña sale «¿Quién está viendo?»: toca la cara que usas siempre, y si lleva PIN, escríbelo una vez. Así tendrás a mano «Mi lista» y lo que dejaste a medias.',
      },
      {
        title: 'Revisa los idiomas del perfil',
        text: 'En la cuenta hay una lista de idiomas preferidos que decide qué voces y textos aparecen. Si echas alguno de menos, márcalo. Netflix enseña solo de cinco a siete lenguas, las que supone útiles donde estás. Lo que añadas ahí aparece al recargar la ficha, no antes.',
      },
      {
        title: 'Pasa a la temporada',
        text: 'Se cambia con el desplegable de la ficha; la aplicación muestra número, título y duración de cada capítulo. En las miniseries no hay desplegable. En una antología como «Black Mirror» puedes saltarte el orden; en el resto, marca la casilla de cabecera y entra la temporada entera.',
      },
      {
        title: 'Elige entre español de España y de América',
        text: 'Suelen ser dos doblajes y dos subtítulos distintos. Los «forzados» traducen únicamente lo que se dice en otra lengua. CC quiere decir que el texto describe también los ruidos. Si te quedas con el doblaje, añade los forzados o habrá frases en coreano sin traducir. Para llevar varias voces, el MKV; para la tableta o el USB del coche, un MP4 con una.',
      },
      {
        title: 'Prueba con un capítulo',
        text: 'Míralo unos minutos y, si todo está en su sitio, manda el resto a la cola. Una hora en 1080p son unos 2 GB; una temporada de ocho, quince, y en 720p la mitad. Por la mañana abre el primero y el último y cambia de pista: si obedecen, haz la maleta.',
      },
    ],
    hints: [
      {
        title: 'Las descargas de Netflix',
        text: 'En el móvil y la tableta son la vía prevista, con límites en el plan con anuncios. Además se limita cuántos aparatos guardan títulos, y algunos solo se dejan bajar unas pocas veces al año. Desde 2024, la aplicación de Windows ya no las tiene.',
      },
      {
        title: 'Títulos de paso',
        text: 'Si una película tiene licencia temporal, su ficha avisa del último día. Las producciones propias suelen quedarse. El aviso sale más o menos un mes antes. Ponlos delante en la cola y deja lo de la casa para después.',
      },
      {
        title: 'Una casa, varias pantallas',
        text: 'Quien ve una película en el salón ocupa una de las reproducciones del plan. Si aparece un aviso de demasiados dispositivos, espera a los títulos de crédito.',
      },
      {
        title: 'Lo que no es una temporada',
        text: 'Juegos y directos quedan fuera. Un espectáculo en vivo se puede elegir cuando Netflix publica la grabación.',
      },
    ],
    questions: [
      {
        question: '¿Por qué veo otras series cuando viajo?',
        answer:
          'Porque el catálogo es el del país donde estás. En una estancia corta dentro de la Unión Europea conservas el tuyo. Si la tercera temporada no existe allí adonde vas, más vale guardarla en casa antes de salir.',
      },
      {
        question: '¿Un miembro extra tiene acceso propio?',
        answer:
          'Sí, con su cuenta y su perfil, y sujeto a las mismas condiciones que tú. En la aplicación se abre esa cuenta, no la de quien la invita. Una contraseña prestada no es lo mismo que un acceso.',
      },
      {
        question: '¿Me vale el plan con anuncios?',
        answer:
          'Reproduce casi todo, aunque no todo. Lo que en el navegador lleva un candado tampoco se marca aquí.',
      },
      {
        question: '¿Qué hago con los archivos si cancelo Netflix?',
        answer:
          'Bórralos: estaban para verlos mientras pagas la cuota. Tu licencia de Tidemark va aparte y no cambia.',
      },
    ],
    meta_title: 'Guía: capítulos, voces y subtítulos de Netflix',
    meta_description:
      'Idiomas del perfil, temporada, castellano o latino, subtítulos forzados: guía de Netflix en el ordenador, con tu plan y para ti.',
  },
  amazon_prime_video_downloader: {
    title: 'Prime Video: saber qué versión abres y hasta cuándo',
    intro:
      'En una misma página conviven lo incluido, lo alquilado, lo comprado y los canales. Con unas pocas señales no te equivocas. La misma película puede llevar dos etiquetas a la vez, y solo una te interesa: esta es la manera de reconocerla.',
    steps: [
      {
        title: 'Parte de tu tienda',
        text: 'La cuenta pertenece a un país, por ejemplo a amazon.es. Identifícate con esa. En España, primevideo.com y la parte de vídeo de amazon.es llevan al mismo sitio. Si la página acepta tu contraseña pero te ofrece Prime de nuevo, casi seguro que has elegido otro país.',
      },
      {
        title: 'Lee la etiqueta del título',
        text: '«Incluido con Prime», «Alquilar o comprar» o el nombre de un canal: cada una te da derechos diferentes. Una marca azul acompaña lo incluido y una bolsa lo que se paga. «Gratis con anuncios» está abierto a cualquiera. El filtro de lo gratuito, encima de los resultados, te ahorra disgustos.',
      },
      {
        title: 'Despliega los detalles',
        text: 'Ahí están los idiomas de audio y los subtítulos. A veces la versión original ocupa otra ficha. UHD, HDR, CC y AD aparecen en letra pequeña bajo el botón. Compara la duración: un montaje largo y el de cine comparten cartel.',
      },
      {
        title: 'Reproduce unos segundos',
        text: 'Con eso la aplicación averigua qué resoluciones, pistas y capítulos hay. «Dialogue Boost» es una mezcla con voces más claras y «[Audio Description]», un narrador. Marca lo que vayas a usar y añade el resto de la temporada con la casilla de la cabecera.',
      },
      {
        title: 'Aparta los alquileres',
        text: 'Si van a una carpeta propia, sabrás de un vistazo qué toca borrar. Escribe la fecha de fin en el nombre. Una película en 1080p pide entre 3 y 6 GB y ocho capítulos, una docena; mira el espacio antes de irte a dormir.',
      },
    ],
    hints: [
      {
        title: 'Un alquiler tiene dos plazos',
        text: 'Uno para empezar a verlo y otro, a menudo de 48 horas, para acabarlo. La ficha los indica. Darle a reproducir «solo por probar» ya pone en marcha el segundo. No la empieces hasta que tengas la tarde libre.',
      },
      {
        title: 'La aplicación de Amazon',
        text: 'También existe para Windows y Mac y permite descargas. Comprueba si con ella te arreglas. Guarda un número limitado de títulos y pide conectarse de vez en cuando. Para dos películas antes de un vuelo es lo más corto.',
      },
      {
        title: 'Temporadas mezcladas',
        text: 'La primera incluida, la segunda en venta y la tercera en un canal: pasa. Vuelve a leer la etiqueta cada vez que cambies.',
      },
      {
        title: 'Entrevistas y escenas eliminadas',
        text: 'Están en la pestaña de extras, como líneas sueltas y casi siempre sin subtítulos.',
      },
    ],
    questions: [
      {
        question: '¿A qué se deben los anuncios?',
        answer:
          'Prime Video los emite en muchos países, España entre ellos, salvo que pagues el complemento que los reduce. No depende de nosotros. Las pausas son de la reproducción en línea y dependen de tu cuenta, no del título. Con ellas o sin ellas, los pasos no cambian.',
      },
      {
        question: '¿Dónde encuentro lo que compré?',
        answer:
          'En la sección con tus cosas, dentro de compras y alquileres. Lo comprado sigue ahí aunque ya no se venda, salvo que el titular lo retire. Si falta una temporada, quizá la compró otra cuenta de la casa.',
      },
      {
        question: '¿Y si Prime lo comparte mi pareja?',
        answer:
          'Quien recibe la ventaja entra con su propia cuenta. Las compras del otro no la acompañan, a menos que Amazon se las enseñe.',
      },
      {
        question: '¿Se guarda el fútbol?',
        answer:
          'El directo, no. Las repeticiones y las series documentales sobre un club tienen ficha como cualquier título y se van antes que la ficción.',
      },
    ],
    meta_title: 'Guía: Prime Video, versiones y plazos',
    meta_description:
      'Incluido, alquilado, comprado o de un canal: cómo reconocer un título de Prime Video, mirar sus idiomas y ordenarlo según tus derechos.',
  },
  disney_plus_downloader: {
    title: 'Disney+: una reserva de películas para toda la casa',
    intro:
      'El control parental, los dos doblajes en español y los formatos de imagen hacen de Disney+ un caso aparte. Así se prepara para grandes y pequeños. Empieza dos días antes del viaje: así queda un desayuno para que los niños descubran los fallos.',
    steps: [
      {
        title: 'Comprueba la edad del perfil',
        text: 'Las series para adultos no salen en un perfil que no las admite, y para cambiarlo se pide la contraseña. Para los pequeños, haz lo contrario y entra por su perfil: con el modo infantil la página se vuelve sencilla y nada inadecuado se marca por error. Si al salir te pide un PIN, es el que pusiste tú.',
      },
      {
        title: 'Entra por el mundo',
        text: 'Disney, Pixar, Marvel, Star Wars y National Geographic tienen portada; el buscador hace lo demás. Colecciones como «Princesas» o «Cortos» evitan teclear. Marca seis títulos y tacha tres con el niño al lado.',
      },
      {
        title: 'Elige la voz de las canciones',
        text: 'En un clásico, la pista decide también lo que se canta. Escucha un estribillo en castellano y en latino antes de decidir. En el menú de audio figuran como dos lenguas. Si en casa se hablan dos, guarda ambas en un MKV; una tableta vieja prefiere el MP4 con una sola.',
      },
      {
        title: 'Escoge el encuadre',
        text: 'Algunas películas de Marvel están en IMAX, con más altura, y los primeros «Simpson», en su 4:3. Se ajusta en la ficha. En diez pulgadas nadie distingue 720p de 1080p, y caben el doble de películas: hora y media queda en un giga y pico, un corto de siete minutos en menos de cien megas.',
      },
      {
        title: 'Ordena la saga por año',
        text: 'Con la fecha en el nombre del archivo, el orden de estreno sale solo. Para Marvel, la colección por orden de la historia ya lo da hecho; copia los números delante. Luego pasa los archivos por cable, pon la tableta en modo avión y abre cada uno un instante.',
      },
    ],
    hints: [
      {
        title: 'Los extras van aparte',
        text: 'Tomas eliminadas y rodajes tienen pestaña propia, y no cuentan como capítulos. Las versiones para cantar, con la letra en pantalla, también están ahí y duran lo que la película.',
      },
      {
        title: 'Descargas en el móvil',
        text: 'Con la aplicación de Disney+, el dispositivo tiene que conectarse más o menos una vez cada 30 días. El plan con anuncios no las incluye, y con los demás hay un máximo de aparatos. Si llegas a él, libera uno en los ajustes.',
      },
      {
        title: 'Viaje a trocitos',
        text: 'Un episodio de siete minutos se corta en cualquier salida de la autopista; una película, no. Diez hacen una hora.',
      },
      {
        title: 'Clásicos con aviso',
        text: 'Algunos dibujos antiguos traen una nota sobre cómo se retrataba a la gente. Mira tú el primer minuto.',
      },
    ],
    questions: [
      {
        question: '¿Dónde están las series que antes eran de Star?',
        answer:
          'Fuera de Estados Unidos, ese espacio pasó a llamarse Hulu. Puedes elegir lo que tu plan reproduzca ahí. Un candado o una invitación a cambiar de plan quieren decir que por ahora no es tuyo.',
      },
      {
        question: '¿Puedo pasar una película a la tableta de los niños?',
        answer:
          'Dentro de tu casa, si las condiciones y la ley admiten la copia. Para los vecinos, no. Presta la tableta, no los ficheros, y bórralos cuando dejes la suscripción.',
      },
      {
        question: '¿Puede el niño poner algo a descargar?',
        answer:
          'La aplicación está en tu ordenador y no pregunta la edad. Tenla en tu sesión y dale solo lo terminado.',
      },
      {
        question: 'Falta una película del invierno pasado, ¿adónde ha ido?',
        answer:
          'Las coproducciones descansan cuando otro tiene los derechos. Búscala una vez desde el perfil adulto; si tampoco sale, de momento no está.',
      },
    ],
    meta_title: 'Guía: Disney+ para toda la familia',
    meta_description:
      'Edad del perfil, canciones en castellano o latino, IMAX o 4:3 y extras: cómo preparar Disney+ para un viaje en familia.',
  },
  hbo_max_downloader: {
    title: 'HBO Max: una temporada que se completa lunes a lunes',
    intro:
      'Muchas de sus series llegan a razón de un capítulo por semana. La guía enseña a ir sumándolos sin repetir ninguno. Sirve igual para una serie de ocho temporadas empezada tarde: cambia el ritmo, no el orden.',
    steps: [
      {
        title: 'Recuerda cómo lo contrataste',
        text: 'Directamente, con la operadora o dentro de otra plataforma: el inicio de sesión cambia según el caso. Desde julio de 2025 vuelve a llamarse HBO Max, y las direcciones con «max» llevan al mismo sitio. Con operadora, pulsa en conectar el proveedor y busca su nombre; si lo ves dentro de Prime Video, te corresponde el producto de Prime.',
      },
      {
        title: 'Toma tu perfil',
        text: 'Cada uno guarda su lista y sus idiomas. El infantil esconde casi todo lo de HBO. La lengua de la interfaz manda en los nombres de archivo, así que decídela antes. Una serie se abre por donde la dejaste o por lo último; baja a la primera temporada si empiezas.',
      },
      {
        title: 'Manda la serie a la cola',
        text: 'La aplicación reconoce por el nombre lo que ya tienes y no lo vuelve a bajar. Un capítulo de una hora en 1080p son 2 GB largos. Si la serie está acabada, una carpeta por temporada, y la siguiente cuando vayas por la mitad de la anterior.',
      },
      {
        title: 'Vuelve el lunes',
        text: 'Lo que se estrena el domingo por la noche en Estados Unidos llega aquí de madrugada. Añade solo esa línea. Lo guardado sale en gris y solo la novedad tiene casilla. Si el castellano aún no está ese día, espera o vuelve luego por la pista: la lista de audio lo dice de antemano.',
      },
      {
        title: 'Cierra la temporada',
        text: 'La noche del final, cuenta: diez anunciados, diez líneas terminadas. Que duren entre 48 y 90 minutos no es un fallo, en esta casa es costumbre. Salta a la mitad del último, comprueba las dos voces y borra las pruebas que hiciste al principio.',
      },
    ],
    hints: [
      {
        title: 'Detrás del capítulo',
        text: 'Muchos traen unos minutos de rodaje que se guardan entre los extras. Cuentan siempre lo que acabas de ver, de modo que no los abras antes. El «anteriormente», en cambio, va dentro del capítulo.',
      },
      {
        title: 'Diálogos que no se oyen',
        text: 'Con auriculares, la pista estéreo deja las voces más nítidas que un 5.1 reducido a dos canales. Aquí se mezcla la música alta y el susurro bajo: 5.1 para el salón, estéreo para el tren, subtítulos para la medianoche.',
      },
      {
        title: 'Cine de fin de mes',
        text: 'Las series se quedan; las películas de otros estudios se van el último día. Visita esa fila antes de vacaciones.',
      },
      {
        title: 'La imagen, según el plan',
        text: 'El menú de calidad enumera lo que el tuyo recibe en un ordenador y nada por encima.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no encuentro una serie de HBO?',
        answer:
          'Puede quedar un contrato anterior con otra cadena de tu país, y hasta que venza está allí. Esos contratos acaban en fechas distintas, conque repetir la búsqueda cada primavera vale más que una relación antigua.',
      },
      {
        question: '¿Doblaje y versión original en un archivo?',
        answer:
          'Sí, con MKV. Mira antes que el doblaje ya esté, porque a veces se publica más tarde. Para un televisor que solo entiende MP4, haz uno por lengua y ponla en el nombre.',
      },
      {
        question: 'Lo dejé en la cuarta temporada, ¿cómo sigo?',
        answer:
          'Abre la serie: lo que hay en tu carpeta sale señalado y la numeración continúa, siempre que no hayas cambiado los nombres.',
      },
      {
        question: 'Sé que existe y no la veo, ¿está rota?',
        answer: 'Mira el perfil: los dramas violentos desaparecen si su edad es más baja.',
      },
    ],
    meta_title: 'Guía: HBO Max, un capítulo por semana',
    meta_description:
      'Cómo completar una temporada en emisión de HBO Max, dónde están los extras y cómo guardar dos voces: guía para quien tiene su plan.',
  },
  hulu_downloader: {
    title: 'Hulu en Estados Unidos: anoche en antena, hoy a la carta',
    intro:
      'Hulu publica lo que las cadenas estadounidenses emitieron la víspera. Si vives allí y ves la tele el fin de semana, te conviene llevar un orden. De muchas series quedan solo los cinco últimos capítulos: lo que empezó en enero ya ha perdido el principio en marzo.',
    steps: [
      {
        title: 'Entra con tu cuenta de allí',
        text: 'Suelta o unida a Disney+, vale aquella a la que está ligada tu oferta. La web comprueba que estés en Estados Unidos. Si Disney unió tus dos cuentas, el correo y la contraseña son los mismos; lo que se abra en hulu.com es de este producto, lo que solo esté en Disney+, del otro.',
      },
      {
        title: 'Llena «My Stuff»',
        text: 'Lo nuevo de tus series aparece arriba del todo: úsalo como lista de la compra. Añade la serie una vez con el signo más y recibirás una marca cuando haya algo. Con diez títulos se lee de un vistazo; con cuarenta, no.',
      },
      {
        title: 'Fíjate en la fecha de salida',
        text: 'De las series de cadena suelen quedar los últimos capítulos, cada uno con su día. En los detalles pone «Expires in» y los días. Si esa fecha cae antes de tu próxima ronda, ese va el primero. Las de FX suelen conservarse enteras; las de ABC encogen al llegar la temporada nueva.',
      },
      {
        title: 'Guarda por urgencia',
        text: 'Marca de lo que vence antes a lo que vence después y añade los subtítulos en inglés. Lo que ya está en tu carpeta aparece en gris. Cinco comedias en 720p con su texto suman giga y medio.',
      },
      {
        title: 'Hazlo costumbre',
        text: 'El sábado por la mañana es buen momento: lo del viernes ha llegado y nadie satura los servidores. Pon en marcha, haz café y, cuando todas las líneas estén terminadas, copia la carpeta. Lo que viste la semana pasada se borra en ese mismo minuto, y empiezas la siguiente con sitio.',
      },
    ],
    hints: [
      {
        title: 'Sub y Dub',
        text: 'Un mismo anime puede salir dos veces, subtitulado y doblado. Lo dice la sigla tras el título. La doblada llega semanas después, con los mismos números: en una carpeta común, la segunda pisaría a la primera.',
      },
      {
        title: 'Complementos de pago',
        text: 'Los canales añadidos se mezclan en los resultados; si das de baja uno, se va también tu derecho a lo suyo. Se les reconoce por el logotipo de la esquina. Mientras pagues el complemento, se pueden elegir.',
      },
      {
        title: 'Cuando la parrilla descansa',
        text: 'En diciembre y en verano no hay estrenos. Tres semanas sin marca nueva son vacaciones; la ficha suele decir cuándo vuelven.',
      },
      {
        title: 'El texto también se busca',
        text: 'Conserva los SRT aunque borres los capítulos: así encuentras en un instante quién dijo aquella frase.',
      },
    ],
    questions: [
      {
        question: 'Vivo en España, ¿me sirve?',
        answer:
          'No, Hulu se contrata en Estados Unidos. Buena parte de sus series se ve aquí en Disney+, que tiene descargador propio. El nombre Hulu en nuestro Disney+ es una sección, no un servicio suelto.',
      },
      {
        question: '¿Hay algo en español?',
        answer:
          'Sí, cadenas y series en español para el público de allí, según el plan que tengas. Parte pide el plan de televisión en directo; lo que se repone a la carta se elige como lo demás, y casi siempre con texto en inglés.',
      },
      {
        question: '¿Entran las grabaciones en la nube?',
        answer: 'No, son de Live TV. El mismo programa suele estar a la carta un día más tarde.',
      },
      {
        question: '¿Por qué se retrasó un capítulo?',
        answer:
          'Hay contratos que exigen más distancia con la emisión. Mira otra vez por la noche antes de sospechar de la aplicación.',
      },
    ],
    meta_title: 'Guía: Hulu, los capítulos de anoche',
    meta_description:
      '«My Stuff», fechas de salida, Sub o Dub: cómo llevar en orden los capítulos de Hulu en Estados Unidos, con tu propio abono.',
  },
  apple_tv_plus_downloader: {
    title: 'Apple TV+ en Windows y Mac, del código a las pistas',
    intro:
      'Desde otoño de 2025, Apple llama a su servicio Apple TV, a secas. El camino es el de antes: entrar, dar con el original y escoger idiomas. Pocos títulos, todos propios y con una imagen excelente: es el más fácil de ordenar si no te despistas en la tienda.',
    steps: [
      {
        title: 'Ten el móvil cerca',
        text: 'Al entrar en tv.apple.com te llega un código de seis cifras a otro dispositivo. Si no tienes ninguno, pide que te lo manden por SMS. Marca que confías en el navegador o lo repetirás cada día.',
      },
      {
        title: 'No confundas servicio y tienda',
        text: 'La página mezcla originales, películas en venta y otros canales. El logotipo de Apple distingue lo que entra en la cuota. Si el botón lleva precio, es la tienda; si pone que reproduzcas el primer episodio, vas bien. Tus compras de iTunes tienen sus reglas y quedan fuera.',
      },
      {
        title: 'Modera los subtítulos',
        text: 'Hay unas cuarenta lenguas. Con dos o tres el menú del reproductor sigue siendo manejable. Teclea dos letras para encontrar la tuya. Las marcadas SDH describen también los sonidos. De doblajes hay una decena.',
      },
      {
        title: 'Escucha la pista',
        text: 'Si lleva las letras AD es audiodescripción; el castellano y el latino van por separado. Para un portátil, el estéreo; el multicanal pide un receptor y por altavoces pequeños suena lejano. Si ves la imagen oscura, sube el brillo del reproductor y no toques el archivo.',
      },
      {
        title: 'Guarda la temporada',
        text: 'Son casi siempre entre ocho y diez capítulos, así que basta una selección. Tráileres y extras están en otra fila. Reserva unos 3 GB por hora en 1080p y prueba después un diálogo en voz baja: si se entiende a medio volumen, elegiste bien.',
      },
    ],
    hints: [
      {
        title: 'En Familia',
        text: 'Otras cinco personas pueden verlo con su cuenta de Apple. Que cada cual use la suya. Cada miembro ve la suscripción del grupo y lleva su propia lista de lo pendiente.',
      },
      {
        title: 'Cita de los viernes',
        text: 'Los capítulos suelen publicarse entre el jueves por la noche y el viernes; en un estreno, dos o tres juntos. Algunas series salen los miércoles. En horario español suele ser de madrugada, así que al desayunar ya están.',
      },
      {
        title: 'La cola va más despacio',
        text: 'Comprimen menos que otros: una hora pesa a veces el doble de lo que conoces. El tamaño que lees bajo la cola es correcto.',
      },
    ],
    questions: [
      {
        question: '¿Apple tiene aplicación para Windows?',
        answer:
          'Sí, en Microsoft Store. Su ayuda explica qué se puede descargar con ella. Si quieres verlo en VLC, en otro televisor o con dos voces a la vez, sigue estos pasos.',
      },
      {
        question: '¿Y las carreras y los partidos?',
        answer:
          'No son asunto de esta guía, que trata de series, cine y documentales. El directo es del momento. Un documental sobre un club, en cambio, se elige como cualquier serie.',
      },
      {
        question: '¿Y lo que compré en iTunes?',
        answer: 'No. Se ve con las aplicaciones de Apple, también la de Windows.',
      },
      {
        question: 'Lo tengo con mi operadora o con Apple One, ¿da igual?',
        answer:
          'Para la aplicación, sí: basta con que tv.apple.com lo reproduzca. Cuando acaben los meses de regalo, acaba eso también.',
      },
      {
        question: 'No me llega el código, ¿qué hago?',
        answer:
          'Pulsa en que no lo has recibido y pide un SMS. Tras varios fallos, Apple bloquea los intentos un rato; esperar resulta más rápido.',
      },
    ],
    meta_title: 'Guía: Apple TV+ en el ordenador',
    meta_description:
      'Código de acceso, originales frente a tienda, cuarenta lenguas de subtítulos: Apple TV+ paso a paso en Windows y Mac.',
  },
  paramount_plus_downloader: {
    title: 'Paramount+: poner orden entre la Enterprise y Fondo de Bikini',
    intro:
      'Seis décadas de televisión bajo un mismo techo piden un buen sistema de nombres. Este evita que las generaciones se crucen. Ten papel y lápiz: la mitad del trabajo es decidir el orden antes de bajar el primer capítulo.',
    steps: [
      {
        title: 'Mira qué plan tienes',
        text: 'De él dependen los títulos y la definición. Si lo pagas a través de otra plataforma, se entra por ella. Abre un título de cada clase y dale un segundo: lo que te pida mejorar el plan seguirá cerrado aquí. En Estados Unidos, por ejemplo, Showtime pertenece al nivel alto.',
      },
      {
        title: 'Empieza por la marca',
        text: 'Star Trek, Nickelodeon, MTV o Comedy Central: sus páginas enseñan más que el buscador. Ahí no se te pierden los cortos ni los programas de comentario, que tienen ficha propia y se confunden con capítulos que faltan.',
      },
      {
        title: 'Cuadra el recuento',
        text: 'Un episodio de dibujos junta a menudo dos historias. Paramount+ lo cuenta como uno; otras listas, como dos. Quédate con la cuenta de la página, porque con ella compararás después. Los dos títulos entran en el nombre.',
      },
      {
        title: 'Escribe el año',
        text: 'Así no chocan dos series con el mismo nombre, la de entonces y la de ahora. Un clásico tiene 22 episodios o más por temporada, así que dos noches por serie. Lo rodado en vídeo en los noventa acaba en el tamaño con que nació; no hay otro mayor.',
      },
      {
        title: 'Numera la estantería',
        text: 'Dale a cada serie un prefijo del tipo «03 TNG» y detrás temporada y episodio. Los reproductores respetarán tu orden y no el alfabeto. Cuando termine la última línea, compara el número de archivos con la ficha; si falta uno, suele ser un piloto doble contado como uno.',
      },
    ],
    hints: [
      {
        title: 'La reserva de los niños',
        text: 'Hazla desde su perfil y no se colará nada que no deba. La página infantil no trae avances de adultos, de modo que hasta el niño puede marcar.',
      },
      {
        title: '¿Qué Star Trek va antes?',
        text: 'Lo sencillo es el orden de emisión. Si prefieres el de la historia, pon delante el año en que transcurre. El calendario de la ficción empieza con «Enterprise» y «Discovery» salta nueve siglos. Decídelo ya: renombrar treinta carpetas es un castigo.',
      },
      {
        title: 'Restaurada o no',
        text: 'La de 1966 y «La nueva generación» se rehicieron desde el negativo; «Deep Space Nine» y «Voyager», nunca. Si se ven blandas, es el original.',
      },
      {
        title: 'Las películas se mudan',
        text: 'Cambian de servicio cada pocos meses. Si un día están todas juntas, aprovecha esa semana.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no es el catálogo de Estados Unidos?',
        answer:
          'Los derechos se venden por países. En España, donde no se contrata suelto, mucho de lo suyo pasa por SkyShowtime. Lo que falte puede estar en otra plataforma de tu país; la página de la serie no lo cuenta, el buscador de tu televisor a veces sí.',
      },
      {
        question: '¿Se pueden ver seguidos los capítulos cortos?',
        answer:
          'Cada uno es un archivo, pero cualquier reproductor recorre la carpeta entera. En VLC arrastra la carpeta y listo. Con 01, 02 y 03 delante no se desordenan.',
      },
      {
        question: '¿Dónde está el piloto con el otro capitán?',
        answer:
          '«The Cage» va con la serie original, como episodio cero o al final de una temporada. Búscalo por su título, que ya ha cambiado de sitio.',
      },
      {
        question: '¿Cuánto ocupa todo Star Trek?',
        answer:
          'Son más de novecientos episodios: unos 700 GB en los tamaños modestos de lo antiguo. Nadie necesita eso en un portátil.',
      },
      {
        question: 'Lo pago dentro de Prime Video, ¿qué producto quiero?',
        answer:
          'El de Prime Video, porque es ahí donde inicias sesión. Vale lo mismo para quien lo contrate con Apple.',
      },
    ],
    meta_title: 'Guía: Paramount+ en el orden correcto',
    meta_description:
      'Star Trek, Nickelodeon y compañía: elegir por marca, contar bien los episodios y añadir el año. Paramount+ para uso privado.',
  },
  peacock_downloader: {
    title: 'Peacock: comedias muy largas y deporte a deshora',
    intro:
      'NBC, Bravo, Telemundo y los partidos ya jugados dan para muchas noches. Aprende a repartirlo. Todo en inglés o en español de allí, temporadas kilométricas y noches de deporte que llenan un disco: tres decisiones a tiempo te lo ahorran.',
    steps: [
      {
        title: 'Inicia sesión en peacocktv.com',
        text: 'Es un servicio para residentes en Estados Unidos. Elige después tu perfil. La portada arranca con un vídeo ruidoso; la lupa te saca de ella. Un perfil infantil esconde media oferta. Si entras por la compañía de cable, usa su botón o te tratará como a un cliente nuevo.',
      },
      {
        title: 'Ten claro el plan',
        text: 'Se distinguen ante todo por la publicidad, que en Premium Plus se reduce mucho. El catálogo apenas varía. El nivel alto añade en directo tu cadena local, y la definición depende del título y del ordenador.',
      },
      {
        title: 'Decide el montaje',
        text: '«The Office» está como se emitió y también en «Superfan Episodes», más extensos y en otra sección. Treinta minutos o más son la versión larga; veintidós, la que se emitió. Como los números no coinciden, no las mezcles en una carpeta.',
      },
      {
        title: 'Ve por temporadas',
        text: 'De nada sirve acumular nueve. Suma la siguiente cuando vayas a verla. Veinticuatro capítulos cortos en 720p son unos 8 GB, una noche de trabajo. Los recopilatorios del final se pueden desmarcar.',
      },
      {
        title: 'Primero y último',
        text: 'Antes de apagar, abre el 1 y el último: si la voz va con los labios y corren los créditos, los del medio están bien. Uno de cuatro minutos entre otros de veintidós delata una interrupción; vuelve a pedir esa línea y ninguna más.',
      },
    ],
    hints: [
      {
        title: 'Para no saber el marcador',
        text: 'Ordena las repeticiones por equipo y no por fecha, que las miniaturas cuentan demasiado. Entra por la página propia del torneo y no por el buscador. Lo que puedas conservar, guárdalo esa semana: 2 GB por hora.',
      },
      {
        title: 'Un día después',
        text: 'Lo de NBC y Bravo suele aparecer a la mañana siguiente. Con un rato fijo por semana alcanza. Los reencuentros de Bravo vienen en dos o tres partes al final. El domingo está todo.',
      },
      {
        title: 'Otra música',
        text: 'En series de hace años se cambiaron canciones para la red. En el archivo suena lo que Peacock emite.',
      },
      {
        title: '«Secrets revealed»',
        text: 'Así se llaman episodios ya emitidos, con comentarios sobreimpresos. Si tienes el original, sáltatelos.',
      },
    ],
    questions: [
      {
        question: '¿Qué hay en español?',
        answer:
          'Las producciones de Telemundo, con subtítulos en inglés en bastantes casos. Son una sección entera, con partidos narrados en español. En lo de NBC, lo corriente es el texto, no la voz.',
      },
      {
        question: '¿Puedo guardar un partido para la peña?',
        answer:
          'No. Proyectarlo en un local es exhibición pública y eso se contrata con quien tiene los derechos. En casa y con los tuyos, sí; para el bar hay contratos comerciales.',
      },
      {
        question: 'Anuncian una película y solo se abre el tráiler, ¿por qué?',
        answer:
          'Las de Universal llegan semanas o meses después de las salas. La página da la fecha: vuelve ese día.',
      },
      {
        question: '¿Y de vacaciones en España?',
        answer:
          'Desde aquí no reproduce, y la aplicación no cambia dónde estás. Prepáralo allí y bórralo a la vuelta. Un avión a Madrid dura ocho horas: dos docenas de episodios sobran.',
      },
    ],
    meta_title: 'Guía: Peacock, comedias largas y deporte',
    meta_description:
      'Montaje de antena o Superfan, plan, Telemundo y deporte sin marcador: guía de Peacock en Estados Unidos, con tu cuenta.',
  },
  discovery_plus_downloader: {
    title: 'Discovery+: temporadas que cada país cuenta a su modo',
    intro:
      'En pocos catálogos baila tanto la numeración. Si la compruebas antes de guardar, te ahorras renombrar después. Media hora de clasificación al principio evita una noche entera de buscar aquel episodio de la casa en el faro.',
    steps: [
      {
        title: 'Entra en la web de tu país',
        text: 'Discovery+ solo sigue como servicio suelto en algunos. En los demás, sus programas están en HBO Max. En España, por ejemplo, mira antes en HBO Max, que es otro producto. Te hace falta el de la página que acepte tu contraseña.',
      },
      {
        title: 'Ve al tema',
        text: 'Fauna, sucesos, motor, casa: las páginas temáticas enseñan más que la portada. Filtrando por canal de origen (TLC, HGTV, ID) se acorta mucho más: «house» en toda la plataforma da cientos de resultados; en HGTV, seis.',
      },
      {
        title: 'Contrasta la numeración',
        text: 'El título y la fecha del primer capítulo mandan, porque entre América y Europa suele bailar una temporada. Apunta la equivalencia en una nota dentro de la carpeta, y la próxima vez tardas diez segundos. Los dobles de estreno cuentan unas veces por uno y otras por dos.',
      },
      {
        title: 'Añade la fecha al nombre',
        text: 'Aunque dos capítulos compartan número, no se desordenan. Deja además que se guarde el resumen como texto al lado: el buscador de tu sistema encontrará después «cocina» o «Alaska».',
      },
      {
        title: 'Ahorra espacio',
        text: 'Para un programa de reformas basta el 720p. Reserva la definición alta para la naturaleza. Cuarenta y cinco minutos quedan en 600 MB y una temporada de veinte, en 12 GB. Al acabar, cuenta los archivos y compara con la ficha.',
      },
    ],
    hints: [
      {
        title: 'Los especiales',
        text: 'A menudo figuran como título propio. Búscalos por el nombre del programa y un año. Los navideños y los balances se esconden ahí. Duran más y a veces se abren aunque falte la temporada.',
      },
      {
        title: 'Voces superpuestas',
        text: 'En el doblaje se oye el original por debajo. Si entiendes inglés, esa pista suena más limpia. El texto inglés para sordos dice más que el doblaje, que resume. Con ambas voces en un MKV decides esa noche.',
      },
      {
        title: 'Cruces de dos programas',
        text: 'Un capítulo compartido figura en las dos series. Márcalo una vez o tendrás la misma hora repetida.',
      },
      {
        title: 'La receta, fotograma a fotograma',
        text: 'Las cantidades están dos segundos en pantalla. En un archivo te detienes cuantas veces pida la masa. Copia la receta entera antes de encender el horno.',
      },
    ],
    questions: [
      {
        question: 'Lo vi en el canal y aquí no está, ¿por qué?',
        answer:
          'Canal y plataforma comparten solo una parte de la programación. También ocurre al revés: hay estrenos solo en línea. Prueba con el nombre del presentador si cambió el título español.',
      },
      {
        question: '¿Se copia con más libertad un documental?',
        answer:
          'No. Está tan protegido como una película, por instructivo que sea. Para una clase existen excepciones distintas en cada país; una copia tuya no las sustituye.',
      },
      {
        question: '¿Por qué lo último no se abre?',
        answer:
          'Unas veces va antes el canal y otras la plataforma. Si la página da una fecha, aún no hay nada que guardar.',
      },
      {
        question: 'La lista se queda en cien líneas, ¿qué hago?',
        answer:
          'Baja hasta el final de la temporada en la propia web y vuelve a leerla: solo se enumera lo que ya cargó.',
      },
    ],
    meta_title: 'Guía: Discovery+, temporadas en su sitio',
    meta_description:
      'Contrastar la numeración, poner la fecha, encontrar los especiales: así quedan ordenados los programas de Discovery+ en tu disco.',
  },
  crunchyroll_downloader: {
    title: 'Crunchyroll: castellano, latino o japonés con subtítulos',
    intro:
      'En el anime, medio disfrute está en la voz que eliges. Esta guía dice dónde la pone Crunchyroll y cómo domar las series de cientos de capítulos. Cinco minutos por semana bastan para una serie en emisión; para una de mil capítulos hace falta un mapa.',
    steps: [
      {
        title: 'Ajusta voz y texto en la cuenta',
        text: 'Las preferencias de audio y de subtítulos son independientes y sirven de punto de partida. Ábrelas desde el menú de la cuenta, porque lo que cambias en el reproductor vale para una vez. De paso mira el filtro de madurez: con él, algunas series nocturnas ni aparecen.',
      },
      {
        title: 'Busca el doblaje en dos sitios',
        text: 'Según la serie, figura como temporada en el menú o como pista en el reproductor. En el menú lleva un añadido como «(Spanish Dub)» o «(Latin American Spanish)». Un doblaje va dos o tres semanas por detrás, y la ficha enseña lo que ya existe.',
      },
      {
        title: 'Escribe un tramo',
        text: 'En una serie larga, teclea por ejemplo de 382 a 400, una vez comprobado que el arco empieza ahí. El estudio cuenta de corrido y la web por temporadas: el 26 es a la vez el 2 de la segunda. Elige una manera para toda la colección. En 1080p, cada uno pesa entre 500 y 700 MB.',
      },
      {
        title: 'Conserva el ASS',
        text: 'Es el formato que mantiene la posición y el color de los carteles. Guárdalo dentro de un MKV. El SRT déjalo para teles que no saben más: en él los carteles bajan al pie y se mezclan con el diálogo.',
      },
      {
        title: 'Suma uno por semana',
        text: 'La tarde siguiente al estreno abre la serie: lo que tienes sale señalado y lo nuevo trae casilla. El calendario del simulcast marca hora y día en tu zona; filtra los doblajes o cada serie parecerá emitirse cinco veces. Diez minutos después puedes cerrar la tapa.',
      },
      {
        title: 'Completa al final',
        text: 'Emitido el último, deja que la aplicación compare tu carpeta con la lista. Suele faltar un resumen numerado 6,5 o un extra del Blu-ray, que se añade sin avisar. Prueba una escena con una carta: si la traducción sigue al papel, el texto está como debe.',
      },
    ],
    hints: [
      {
        title: 'Sin conexión en el móvil',
        text: 'Los planes superiores incluyen descargas en la aplicación. Para el teléfono es lo más cómodo. Según el nivel cambian los aparatos a la vez. El catálogo de episodios es el mismo.',
      },
      {
        title: 'Capítulos de relleno',
        text: 'Las listas que mantienen los aficionados ayudan a quedarse con la historia principal. En «Naruto» o «Bleach» sobra un buen tercio. Marca por tramos pequeños con la relación al lado.',
      },
      {
        title: 'Escenas retocadas',
        text: 'Los estudios redibujan planos tras la emisión. Si un final pareció hecho con prisas, mira la semana siguiente antes de archivarlo.',
      },
    ],
    questions: [
      {
        question: '¿Por qué aún no están los subtítulos en español?',
        answer:
          'En un simulcast no todos los idiomas salen a la vez. Espera, y después añade solo el texto. La imagen no hace falta bajarla dos veces. El latino suele ir por delante del castellano.',
      },
      {
        question: '¿Puede irse una serie?',
        answer:
          'Sí, las licencias terminan y no siempre se anuncia con mucha antelación. Con lo que llegó de Funimation hay a veces dos fichas; la que ofrece más lenguas es la nueva.',
      },
      {
        question: '¿Puedo usar el acceso gratuito?',
        answer: 'Apenas queda. Lo que tu navegador reproduzca sin pagar se puede elegir, el resto no.',
      },
      {
        question: 'Se para en el doce de veinticuatro, ¿falta algo?',
        answer:
          'Será una serie partida: la segunda mitad llega una temporada después, a veces con otro encabezado. La ficha dice la fecha en cuanto se sabe.',
      },
    ],
    meta_title: 'Guía: Crunchyroll, doblajes y subtítulos',
    meta_description:
      'Preferencias, temporadas dobladas, tramos de capítulos y subtítulos ASS: guía de Crunchyroll para tu colección privada.',
  },
  espn_plus_downloader: {
    title: 'ESPN+: llegar a la repetición sin tropezar con el marcador',
    intro:
      'Un partido del que ya sabes el resultado vale la mitad. Sigue esta ruta hasta el archivo y esquiva los titulares. Entre cinco vídeos del mismo encuentro, uno es el íntegro y los otros cuatro te lo destripan.',
    steps: [
      {
        title: 'Ve directo a «Replays»',
        text: 'La portada canta los resultados. Ten guardada en favoritos la página de repeticiones. Se entra con la cuenta MyDisney y desde Estados Unidos. Si un rótulo con resultados corre por arriba, estrecha la ventana hasta que se esconda.',
      },
      {
        title: 'Filtra por competición',
        text: 'Hockey, deporte universitario, combate o fútbol: la lista se acorta y los titulares se quedan fuera. Con los nombres de los equipos basta; la foto puede enseñar a unos celebrando. Pasa a vista de lista y baja deprisa.',
      },
      {
        title: 'Distingue el formato',
        text: 'Íntegro, versión corta y mejores jugadas van seguidos; se reconocen por los minutos. Dos horas son un partido de fútbol; tres, béisbol; cinco o seis, una velada. «In 40» es la condensada. «En Español» va como acontecimiento aparte: escucha el himno, que no delata nada, y decide.',
      },
      {
        title: 'Aprovecha la noche',
        text: 'Con los descansos, un encuentro pasa fácilmente de tres horas. Para seis horas de combates reserva 10 GB, la mitad en 720p. Si los asaltos figuran uno a uno, llévate esos.',
      },
      {
        title: 'Un nombre que no cuente nada',
        text: 'Fecha y equipos, y punto: el archivo no debe decir lo que la web calló. Comprueba una jugada de los diez primeros minutos y resiste las ganas de saltar. Si ocupa más de lo previsto, hubo prórroga y está entera.',
      },
    ],
    hints: [
      {
        title: 'Nombres que cambian',
        text: 'ESPN reorganizó sus planes en 2025: lo que era ESPN+ corresponde al nivel «Select». En la lista de la aplicación conserva el nombre antiguo. El nivel grande añade los canales, que son directo.',
      },
      {
        title: 'Bloqueos por zona',
        text: 'Los partidos del equipo local suelen cerrarse en directo y, si llegan a publicarse, lo hacen más tarde. Guardar más tarde sirve únicamente si ESPN abre la repetición en tu zona. Es una cuestión de derechos locales, distinta en el hockey y en el béisbol, y tampoco se abre en el navegador.',
      },
      {
        title: 'Una estantería de cine',
        text: '«30 for 30» y «E60» van por temporadas como una serie y duran años: perfectos para un vuelo, nadie a bordo te los puede estropear.',
      },
      {
        title: 'Treinta días',
        text: 'Es lo corriente para una repetición, y en algunas ligas, menos. Lo más viejo delante; los documentales, al final.',
      },
    ],
    questions: [
      {
        question: '¿Es el ESPN que se ve en Latinoamérica?',
        answer:
          'No. Allí se ofrece con otro catálogo y otro abono; esta licencia trata del estadounidense. Disney+ lleva allí buena parte de esos derechos, con su propio acceso.',
      },
      {
        question: '¿Y las veladas que se pagan aparte?',
        answer:
          'Solo si tu cuenta las compró y puede reproducir la repetición, y siempre para ti. El correo de la compra dice hasta cuándo se puede volver a ver. Esa fecha manda.',
      },
      {
        question: '¿Cuándo aparece la repetición?',
        answer:
          'A menudo en una hora, otras veces por la mañana. Mientras siga el distintivo rojo, la lista estará vacía.',
      },
      {
        question: 'Tengo ESPN con Disney+, ¿qué producto?',
        answer:
          'Este, si abres los encuentros en la web de ESPN. Lo que ves en la página de Disney+ es del otro.',
      },
    ],
    meta_title: 'Guía: ESPN+ sin saber el resultado',
    meta_description:
      'Filtrar «Replays», reconocer el partido íntegro, descargar de noche: el archivo de ESPN+ en privado y sin sorpresas estropeadas.',
  },
  tubi_video_downloader: {
    title: 'Tubi: los hallazgos, antes de que los retiren',
    intro:
      'El catálogo de Tubi se renueva cada mes. Una lista y un ojo puesto en las fechas bastan para no quedarse a medias. Hay de todo y sin ordenar; con veinte minutos cada jueves salen tres buenas películas para el fin de semana.',
    steps: [
      {
        title: 'Decide si te registras',
        text: 'Se ve sin cuenta. Una gratuita recuerda tu lista y abre los títulos con límite de edad. Sin registrarte, el navegador lo olvida al cerrar, así que apunta tu propia lista en la aplicación. Para la edad basta una fecha de nacimiento.',
      },
      {
        title: 'Empieza por «Leaving Soon»',
        text: 'En esa fila están las próximas bajas. Recórrela hasta el final antes de abrir nada. Después entra en rincones como «Cult Classics» o «Foreign Language», adonde la portada no lleva nunca.',
      },
      {
        title: 'Compara los minutos',
        text: 'Algunas películas antiguas circulan cortadas. Una base de datos de cine te dirá cuánto duraban. Ochenta y ocho en lugar de ciento cuatro es un corte. Si hay dos fichas, mira un minuto de cada: la más nítida no siempre es la primera.',
      },
      {
        title: 'Pon año y director',
        text: 'En el cine de género se repiten los títulos más de lo que parece. «The Killers (1946, Siodmak)» y «The Killers (1964, Siegel)» ya no se confunden. Con el cartel al lado queda una estantería bonita.',
      },
      {
        title: 'Confórmate con lo pequeño',
        text: 'Lo antiguo rara vez pasa de 720p, y no le hace falta: un wéstern de noventa minutos es un giga. Si la lista de subtítulos sale vacía, van pegados a la imagen. Tres líneas, una hora, y compruebas que el final trae sus créditos.',
      },
    ],
    hints: [
      {
        title: 'Países con Tubi',
        text: 'Funciona en Estados Unidos, Canadá, México, Australia y el Reino Unido, entre otros. En España, no. Un título visto en Ciudad de México puede faltar en Chicago; la propia página avisa cuando no está disponible.',
      },
      {
        title: 'Tubi en Español',
        text: 'Telenovelas y cine mexicano tienen sección propia, que no siempre aparece en el buscador general. Para quien vive en Estados Unidos y prefiere su lengua, es la mejor puerta. Las telenovelas se guardan mejor por semanas.',
      },
      {
        title: 'Temporadas con agujeros',
        text: 'A veces faltan los episodios cuya música salía cara. La aplicación señala el salto, pero no puede rellenarlo.',
      },
      {
        title: 'El día uno',
        text: 'Empiezan y acaban contratos. Repasa «Recently Added» con una lista de nombres en la mano.',
      },
    ],
    questions: [
      {
        question: '¿Una película antigua y gratis es de dominio público?',
        answer:
          'Algunas; la mayoría, no. Que se emita con anuncios no aclara nada al respecto. Hace falta saber año, país y si en su día se renovó el registro; en Europa se cuentan setenta años desde la muerte del último autor.',
      },
      {
        question: '¿Entran los canales en directo de Tubi?',
        answer:
          'No. Se trata del cine y las series que están a la carta. Muchas de sus películas están también en el fondo: teclea el título que viste en la guía.',
      },
      {
        question: 'Lleva el logotipo de otra casa, ¿puedo?',
        answer: 'Tubi aloja colecciones de socios. Si se ve gratis en su página, se comporta como el resto.',
      },
      {
        question: '¿Cómo sé si es buena?',
        answer:
          'Por las estrellas, no. Lee una frase de dos críticos y lleva una lista de directores: el buscador acepta nombres de personas. Con diez nombres ya tienes para un invierno.',
      },
    ],
    meta_title: 'Guía: Tubi, antes de que se vaya la película',
    meta_description:
      '«Leaving Soon», duración, año y director: cómo apartar hallazgos de Tubi, en los países donde existe y según tus derechos.',
  },
  roku_channel_downloader: {
    title: 'The Roku Channel en una ventana del navegador',
    intro:
      'Casi todo el mundo lo conoce por el mando a distancia, pero también tiene web. De ella parte esta guía. La portada imita un televisor; con ratón conviene saber por dónde se sale de ella. Tampoco hace falta tarjeta, y con media hora de ojear al mes ves pasar todo lo que merece la pena.',
    steps: [
      {
        title: 'Abre therokuchannel.roku.com',
        text: 'No hace falta ningún aparato. En ciertos títulos se pide una cuenta gratuita y la edad. Para la cuenta piden un correo. Si te enseñan un formulario de pago, sáltatelo: lo gratuito no lo exige. Quien tiene aparato usa la cuenta que sale en su pantalla.',
      },
      {
        title: 'Baja por la página',
        text: 'Más allá de los canales continuos están las películas y las series, que sí tienen principio y fin. Un canal continuo muestra una hora bajo la imagen; una película, año y duración. «Movies» y «TV» son tus dos puertas.',
      },
      {
        title: 'Aparta lo que se paga',
        text: 'Un símbolo en la miniatura señala los complementos antes de que pulses. Starz o AMC+ se venden dentro. Con el filtro «Free» desaparece todo lo que cuesta; si pagas uno, quítalo para verlo.',
      },
      {
        title: 'Clasifica al momento',
        text: 'La aplicación propone una carpeta por género. Corrígela ahora y no dentro de un mes. Para el salón, la mayor; para el móvil en la cola de correos, 480p y 300 MB por hora.',
      },
      {
        title: 'Dos tamaños a la vez',
        text: '¿La misma película para la tele y para el teléfono? Pueden ir dos tareas juntas con carpetas distintas; en una sola, la segunda ocuparía el lugar de la primera. Ponles «grande» y «chico», que por el título no se diferencian, y escucha un minuto de cada una.',
      },
    ],
    hints: [
      {
        title: 'Episodios de bolsillo',
        text: 'Muchos originales proceden de Quibi y no llegan a diez minutos. Guarda la temporada de golpe: seguidos forman una película de hora y media. Dos cifras en el número y se encadenan.',
      },
      {
        title: 'Rincón infantil',
        text: '«Kids & Family» es una entrada separada donde no aparece nada más. Para el asiento de atrás empieza ahí. Casi todo está solo en inglés. Los padres lo agradecen en un viaje largo.',
      },
      {
        title: 'Subtítulos según de dónde venga',
        text: 'Los originales los llevan siempre, lo antiguo a menudo y lo importado a veces solo en la imagen. El menú lo dice antes.',
      },
      {
        title: 'Hasta lo propio se va',
        text: 'Han retirado producciones de la casa. Si una te gusta, no la dejes para el año que viene.',
      },
    ],
    questions: [
      {
        question: '¿Se puede ver desde España?',
        answer:
          'Por regla general, no: se dirige a Norteamérica y al Reino Unido. Entre Estados Unidos, Canadá y el Reino Unido tampoco coincide la oferta.',
      },
      {
        question: '¿Recuerda por dónde iba?',
        answer:
          'La web sí, con tu cuenta. En un archivo lo recuerda el reproductor. Un Roku abre también tus MP4 con H.264 desde una memoria o un servidor doméstico.',
      },
      {
        question: '¿Tengo que añadir antes el canal en la tele?',
        answer: 'No. Lo que marques como favorito en la web sale en el televisor por sí solo.',
      },
      {
        question: 'Pone que mi navegador no puede con este título, ¿y ahora?',
        answer:
          'Unos pocos se ven solo en aparatos Roku. El navegador interno tiene el mismo límite: escoge otro.',
      },
      { question: '¿Un partido?', answer: 'En directo, no. Los reportajes deportivos con ficha propia, sí.' },
    ],
    meta_title: 'Guía: The Roku Channel en el ordenador',
    meta_description:
      'Sin aparato: cómo llegar a lo que está a la carta, apartar los complementos y clasificar los originales de The Roku Channel.',
  },
  pluto_tv_downloader: {
    title: 'Pluto TV: salir de la parrilla y entrar en el catálogo',
    intro:
      'Parece una tele con cien canales, y detrás hay un catálogo del que pocos se acuerdan. De ahí sale el archivo. En su canal, el detective sale barajado de la mañana a la noche; en el catálogo recupera sus números. Aquí se cuenta cómo dar con ellos, qué voz esperar y por qué a la segunda temporada le faltan tres episodios sin que nadie tenga la culpa.',
    steps: [
      {
        title: 'Cambia de pestaña',
        text: 'En pluto.tv, pasa de «TV en directo» a «A la carta» en la parte superior. Silencia antes el canal que arranca solo. Mientras veas una tabla con horas, no hay nada que marcar.',
      },
      {
        title: 'De un canal a su serie',
        text: '¿Te gusta lo que ponen? Búscalo en el catálogo; no todo está. Un canal dedicado a una sola serie suele tenerla también aquí, aunque sea por partes: dos temporadas de siete. Busca la serie, no el canal.',
      },
      {
        title: 'Comprueba la voz',
        text: 'En la oferta española manda el doblaje y la versión original escasea. Pon diez segundos y abre el menú de audio, porque la ficha no lo cuenta. Lo británico es la excepción más corriente.',
      },
      {
        title: 'Monta tu sesión',
        text: 'Arrastra los episodios hasta el orden que quieras y se numerarán así. Puedes intercalar dos series, como haría una emisora. Treinta episodios viejos son unos 9 GB, que es lo que da de sí la cinta.',
      },
      {
        title: 'Déjalo para la noche',
        text: 'Mira el tamaño previsto bajo la cola, calla la web y acuéstate. A la mañana siguiente, abre uno de en medio: un chasquido o una raya venían de serie, no los pusiste tú. Si el número de archivos cuadra con la temporada, has terminado.',
      },
    ],
    hints: [
      {
        title: 'Huecos en la temporada',
        text: 'Faltan capítulos con frecuencia. Localiza los saltos antes de empezar. Es cosa de los contratos. Una base de datos de series te dice en un minuto qué falta de verdad.',
      },
      {
        title: 'El día uno',
        text: 'Con el cambio de mes llegan títulos y se marchan otros. Los finales de trimestre mueven más: marzo, junio, septiembre y diciembre.',
      },
      {
        title: 'Una lista propia',
        text: 'Sin cuenta, Pluto te olvida. Una línea en la cola, sin arrancar, es la nota más sencilla.',
      },
      {
        title: 'Dos medidas de una hora',
        text: 'Los antiguos duran 48 minutos y los recortados, 42. Si se mezclan, alguien los podó hace años para la tele.',
      },
    ],
    questions: [
      {
        question: '¿Por qué hay franjas negras a los lados?',
        answer:
          'Porque las series de hace décadas se rodaron en 4:3; así es su imagen completa. No los estires: se ensanchan las caras y no ganas nada.',
      },
      {
        question: '¿Tienen España y México lo mismo?',
        answer:
          'No. Cada país recibe sus canales, su catálogo y su doblaje. La web reconoce dónde estás y te lleva a tu edición, con otro surtido y otras voces.',
      },
      {
        question: 'La pusieron anoche y no aparece, ¿por qué?',
        answer: 'Canal y catálogo se contratan por separado. Prueba el mes que viene.',
      },
      {
        question: '¿Gano algo con una cuenta?',
        answer: 'Favoritos y por dónde ibas, también en el televisor. Para guardar títulos no cambia nada.',
      },
      {
        question: '¿Puedo pasar mi temporada ordenada al club de fans?',
        answer:
          'No, que sea gratis verla no permite repartirla. Comparte la relación de números, que eso sí es tuyo.',
      },
    ],
    meta_title: 'Guía: Pluto TV a la carta',
    meta_description:
      'Dejar la parrilla, localizar huecos, montar tu sesión: Pluto TV en el ordenador, para verlo en privado y a tu hora.',
  },
  viki_downloader: {
    title: 'Viki: esperar a que la traducción llegue al cien por cien',
    intro:
      'En Viki traducen voluntarios. El buen momento, por tanto, no es la noche del estreno, sino el día en que acaban. Con un drama del año pasado está todo hecho; con el de esta semana, la paciencia ahorra la mitad de las frases perdidas.',
    steps: [
      {
        title: 'Consulta el porcentaje',
        text: 'Cada lengua muestra cuánto lleva. Por debajo de 100 faltan frases o capítulos. El número es de la serie, y cada capítulo tiene el suyo: un 97 esconde a veces uno a medio hacer. En algo antiguo ya no se moverá; mira si te sirve el inglés.',
      },
      {
        title: 'Comprueba si pide Viki Pass',
        text: 'Estrenos y exclusivas lo requieren; sin él, el vídeo se queda en un adelanto. Standard y Plus no abren lo mismo, y un icono lo señala. Prueba diez segundos del segundo capítulo, que el primero suele ser un regalo.',
      },
      {
        title: 'Añade una lengua de reserva',
        text: 'Español para seguirlo e inglés por si acaso, que casi siempre se termina primero. O coreano y español, si lo estudias: dos SRT se superponen en ciertos reproductores, uno arriba y otro abajo.',
      },
      {
        title: 'Deja sitio en el disco',
        text: 'Un drama coreano son dieciséis capítulos de más de una hora. En 720p, un giga por capítulo. Los tailandeses llegan en cuatro trozos cada uno. Al terminar, ve a la mitad del último: si hay texto allí, lo hay hasta la despedida.',
      },
      {
        title: 'Renueva el texto',
        text: 'Cuando corrigen la traducción, se baja otra vez sin tocar la imagen. En las primeras semanas retocan nombres y tratamientos. Con el mismo nombre de fichero, tu reproductor toma la versión nueva sin más.',
      },
    ],
    hints: [
      {
        title: 'Detrás hay gente',
        text: 'El equipo de cada serie firma en los créditos. Un gracias en su página se agradece. Las notas entre corchetes explican un plato o un honorífico. Déjalas, valen por un cursillo.',
      },
      {
        title: 'Comentarios en pantalla',
        text: 'Son cosa del reproductor de Viki y no pasan al archivo. Para leerlos, míralo una vez en línea con la banda abierta.',
      },
      {
        title: 'Mientras se emite',
        text: 'Van de dos en dos por semana. Si en Seúl el béisbol mueve la noche, el martes queda vacío y lo avisa una nota.',
      },
      {
        title: 'Un drama, tres títulos',
        text: 'El de Viki, el de Netflix y el literal difieren. Conserva el original en el nombre y lo encontrarás siempre.',
      },
    ],
    questions: [
      {
        question: '¿Qué es el modo de aprendizaje?',
        answer:
          'Dos subtítulos a la vez y un diccionario, en su web y con algunos títulos. Fuera de línea, dos textos a la vez se le parecen mucho; el diccionario se queda en la web.',
      },
      {
        question: '¿Hay que elegir entre español de España y de América?',
        answer:
          'Normalmente la comunidad prepara una sola versión, en un español que todos entienden. Si prefieres otra variante, míralo en la ficha: unos pocos títulos comprados traen la suya.',
      },
      {
        question: '¿Por qué falta un drama en mi país?',
        answer:
          'Compran por regiones. Lo que no enseñan a tu cuenta tampoco sale en la aplicación. La disponibilidad cambia con cada contrato, así que repite la búsqueda al cabo de unos meses, también por el título original.',
      },
      {
        question: '¿Es lo mismo que Rakuten TV?',
        answer: 'El mismo grupo, dos servicios, dos cuentas y dos productos nuestros.',
      },
    ],
    meta_title: 'Guía: dramas de Viki bien subtitulados',
    meta_description:
      'Porcentaje traducido, Viki Pass, lengua de reserva y texto renovado: cuándo y cómo guardar un drama coreano para ti.',
  },
  iqiyi_downloader: {
    title: 'iQIYI: el drama entero, sin avances por medio',
    intro:
      'A los cuarenta capítulos de un drama chino los rodea un enjambre de avances y escenas de rodaje. Vamos a separarlos. Con los socios seis capítulos por delante, lo fácil es quedarse a medias; con este orden tendrás el final en el mismo disco que el principio.',
    steps: [
      {
        title: 'Pon iQ.com en español',
        text: 'La lengua de la web sirve además de preferencia para los subtítulos. Está en el globo de arriba. Los nombres de archivo la siguen, conque decídelo antes o tendrás media serie en inglés y media en caracteres.',
      },
      {
        title: 'No salgas de la fila de episodios',
        text: 'Los «Highlights» están justo al lado; marca solo lo numerado. Un episodio lleva un número; un avance, un título y dos minutos. Los rodajes y finales alternativos van después del último.',
      },
      {
        title: 'Reconoce la corona VIP',
        text: 'Los primeros capítulos suelen estar abiertos y el resto se reserva a los socios. Si se reproduce en el navegador interno, se marca; si se corta a los pocos minutos, viste un adelanto.',
      },
      {
        title: 'Elige voz y texto',
        text: 'Lo habitual es el mandarín. De vez en cuando hay doblaje al tailandés, al inglés o al español. El texto chino suele estar en la imagen: pon el tuyo arriba para que no choquen. En las de época, inglés y español juntos aclaran los títulos de palacio.',
      },
      {
        title: 'Avanza de diez en diez',
        text: 'Una serie completa se acerca sin esfuerzo a los cincuenta gigas. Clic en el 1, mayúsculas y clic en el 10. Mira esa decena antes de pedir otra: muchas series se desinflan en el doce. En 720p son 700 MB por capítulo.',
      },
      {
        title: 'Cierra la serie',
        text: 'Baja hasta el fondo de la lista por si hay un epílogo, y cuenta: cuarenta episodios, cuarenta líneas terminadas. Escucha una frase del último con sus subtítulos. Si sigue en emisión, la cola te esperará con los que falten.',
      },
    ],
    hints: [
      {
        title: 'Dos webs, dos cuentas',
        text: 'iqiyi.com e iQ.com no comparten catálogo ni contraseña. El primero es para la China continental. Un abono de uno no abre el otro.',
      },
      {
        title: 'Cuadritos en vez de letras',
        text: 'A tu reproductor le falta una fuente china. Instálala y desaparecen. «Noto Sans CJK» es libre y arregla también los nombres de archivo.',
      },
      {
        title: 'Dos escrituras',
        text: 'Sin tonos, el pinyin iguala títulos distintos. Deja los caracteres detrás de la traducción y cualquier buscador te lo agradecerá.',
      },
      {
        title: 'Cabeceras de dos minutos',
        text: 'Cuarenta veces la misma canción es más de una hora. Donde hay capítulos marcados, una tecla la salta.',
      },
    ],
    questions: [
      {
        question: '¿Por qué no sale una escena que he visto en otro sitio?',
        answer:
          'Existen montajes distintos según el mercado. Compara la duración y lo sabrás. La televisión china acorta y la edición internacional a veces no. Dos minutos de diferencia bastan como pista.',
      },
      {
        question: '¿La animación china trae doblaje?',
        answer:
          'Pocas veces en español; con subtítulos, en cambio, se encuentra bastante. Tiene fila propia, con episodios de veinte minutos y temporadas largas.',
      },
      {
        question: '¿Sirve un vale de visionado anticipado?',
        answer: 'Lo que hayas abierto en tu cuenta se puede elegir. La aplicación no gasta ninguno.',
      },
      {
        question: 'Mi subtítulo acaba en el 24, ¿es definitivo?',
        answer:
          'Mientras se emite, cada lengua lleva su paso. Guarda la imagen y recoge el texto cuando la lista lo anuncie.',
      },
    ],
    meta_title: 'Guía: iQIYI, solo los episodios',
    meta_description:
      'Episodios y no avances, corona VIP, voces y tandas de diez: los dramas chinos de iQIYI ordenados en tu ordenador.',
  },
  stan_downloader: {
    title: 'Stan: series australianas para carreteras sin cobertura',
    intro:
      'Entre dos ciudades de Australia puede haber un día entero sin red. Quien deja Stan preparado en casa no lo nota. Dos semanas a tres horas diarias son cuarenta horas: se prepara en siete días, no la víspera. La compra de víveres y la de capítulos se parecen: con lista se olvida menos.',
    steps: [
      {
        title: 'Comprueba tu nivel',
        text: 'El más bajo se queda en definición estándar, y el archivo también. El nombre del nivel está en tu cuenta: todos abren los mismos títulos, y los altos suman resolución y pantallas. Inicia sesión en casa, porque fuera de Australia no arranca. Si protesta por demasiados dispositivos, libera uno viejo en los ajustes de la web y vuelve a intentarlo.',
      },
      {
        title: 'Lo comprado caduca antes',
        text: 'Los Stan Originals permanecen; las series adquiridas se van el día que dice su ficha. Dales prioridad. Las estadounidenses llegan a menudo el mismo día que allí: la de esa mañana aún puede subir al coche. Los originales no corren prisa.',
      },
      {
        title: 'Apunta desde el móvil',
        text: '«My List» se rellena en cualquier parte y se despacha delante del ordenador. Veinte como mucho, que así carga de golpe. Borra de ella lo guardado y sabrás siempre qué falta.',
      },
      {
        title: 'Ensaya en modo avión',
        text: 'La víspera, abre cada archivo una vez sin conexión. Cuarenta horas en 720p son 40 GB. Arranca pasadas las once, dos noches seguidas y con una sola tarea: las líneas rurales se atascan por la tarde. Si cae la conexión, sigue donde estaba; una tormenta te cuesta tiempo, no capítulos.',
      },
      {
        title: 'Desenchufa el router',
        text: 'La noche anterior, corta la red y pon un título de cada carpeta en cada aparato que viaje. Es el único ensayo que vale. La memoria, en exFAT: la leen Windows y Mac, y admite películas de más de 4 GB, cosa que una FAT32 no hace.',
      },
    ],
    hints: [
      {
        title: 'El inglés de allí',
        text: 'Viene cargado de modismos, y el subtítulo ayuda hasta a quien se defiende bien. «Arvo», «servo», «ute»: busca la palabra en el SRT por la noche.',
      },
      {
        title: 'Calor en el coche',
        text: 'No dejes el portátil al sol; una memoria USB lo soporta mejor. Una tableta gasta un tercio que un ordenador; con MP4 eliges según la batería.',
      },
      {
        title: 'Junto a la hoguera',
        text: 'El generador y el viento tapan los diálogos. Marca el inglés aunque en casa no lo uses.',
      },
      {
        title: 'Película para la avería',
        text: 'Una comedia larga en cada aparato. El día que el coche espere una pieza en Alice Springs, valdrá su giga.',
      },
    ],
    questions: [
      {
        question: '¿Funciona durante una temporada en Europa?',
        answer:
          'No, la reproducción solo arranca en Australia. Los archivos se abren sin red, pero siguen sujetos a las condiciones del abono.',
      },
      {
        question: '¿Tiene Stan descargas propias?',
        answer:
          'Sí, en el móvil y la tableta, según el nivel contratado. Empieza por ellas. Piden reconectar pasado un plazo, y en dos semanas sin señal puedes llegar a él. Para esos días, los ficheros en tu propio ordenador son lo prudente.',
      },
      {
        question: '¿Entra Stan Sport?',
        answer: 'Las repeticiones se abren si lo añadiste. Rugby y tenis, en la misma semana.',
      },
      {
        question: '¿Se lleva mi compañero los archivos?',
        answer: 'Son de tu hogar. Comparte la velada y no la memoria, y vacíala a la vuelta.',
      },
    ],
    meta_title: 'Guía: Stan, antes de salir a la carretera',
    meta_description:
      'Nivel de abono, originales y compras, ensayo en modo avión: cómo preparar Stan en Australia para los tramos sin red.',
  },
  crave_downloader: {
    title: 'Crave: moverse entre el inglés y el francés',
    intro:
      'Crave reparte su oferta en dos lenguas, y no todo está en las dos. Hay que saber por dónde se cruza. Buscar en una sola lengua es perderse media producción de Montreal. Apunta los títulos en los dos idiomas y te ahorrarás búsquedas.',
    steps: [
      {
        title: 'Llama a la puerta que te toca',
        text: 'Suscripción directa o proveedor de televisión: el botón de acceso es distinto. Bell, otro distribuidor o una cuenta directa: tres caminos con tres contraseñas. Si la ventana se queda en blanco, ciérrala e inténtalo de nuevo.',
      },
      {
        title: 'Cambia de EN a FR',
        text: 'El conmutador de arriba sustituye catálogo, títulos y voz propuesta. Mantiene tu cuenta, no el lugar donde estabas; apunta el título antes. Tu lista, en cambio, reúne lo de los dos lados.',
      },
      {
        title: 'Busca por los dos nombres',
        text: 'Una serie puede llamarse de otro modo en francés; el cartel ayuda a reconocerla. «Game of Thrones» es allí «Le Trône de fer». En el cine, el año y el reparto quitan las dudas.',
      },
      {
        title: 'Junta las voces',
        text: 'Si el reproductor las ofrece a la vez, con un MKV basta. Si no, haz dos archivos. Compara minutos: treinta segundos de diferencia lo desajustan todo. Una comedia de seis capítulos con las dos pistas no llega a 3 GB en 720p.',
      },
      {
        title: 'Ronda de los viernes',
        text: 'Estrenos y galas salen sobre todo ese día. Al volver del trabajo, borra lo visto, marca lo nuevo y que la cola acabe durante la cena. Mira que los acentos hayan sobrevivido en los nombres: «Série noire» tiene que seguir siéndolo en la memoria USB.',
      },
    ],
    hints: [
      {
        title: 'Ficción de Quebec',
        text: 'Hay títulos que solo existen en la parte francesa. Merece una visita aparte. El subtítulo en francés para sordos te descifra el habla de Montreal mejor que cualquier manual.',
      },
      {
        title: 'HBO en Canadá',
        text: 'La mayoría de sus series se ve allí en Crave, y no en HBO Max. Starz y Super Écran se contratan encima; un símbolo en la imagen dice cuál pide cada título.',
      },
      {
        title: 'Transcripción y traducción',
        text: 'El CC inglés repite cada palabra y cada ruido. Un texto francés para una película inglesa es traducción y abunda mucho menos.',
      },
      {
        title: 'Galas y monólogos',
        text: 'Están fuera de temporada y se buscan por el nombre del artista. Suelen irse los primeros.',
      },
      {
        title: 'Para niños de dos lenguas',
        text: 'Unos dibujos en francés con su texto enseñan ortografía sin lección. Diez caben en 2 GB.',
      },
    ],
    questions: [
      {
        question: '¿En qué se distinguen los planes?',
        answer:
          'En publicidad, definición y número de pantallas; al más barato le faltan algunas películas. El de los anuncios corta los episodios y se queda en una imagen menor. Mira la tabla del día antes de cambiarte.',
      },
      {
        question: '¿Hay español?',
        answer:
          'Casi nunca. Piensa en inglés o francés, con subtítulos en la misma lengua. Para seguir una comedia de allí, el CC ayuda más que el diccionario.',
      },
      {
        question: '¿Por qué acaba en la tercera temporada?',
        answer:
          'Los derechos canadienses se reparten, y lo siguiente puede esperar en otra casa. La web de prensa de Crave a veces anuncia su llegada.',
      },
      {
        question: 'TSN y RDS vienen en mi paquete, ¿cuentan?',
        answer:
          'No, tienen página propia y viven del directo. Lo suyo que esté dentro de Crave es otra cosa.',
      },
    ],
    meta_title: 'Guía: Crave en inglés y en francés',
    meta_description:
      'Pasar de EN a FR, encontrar una serie por sus dos nombres y juntar voces: Crave en Canadá, para los de tu casa.',
  },
  globoplay_downloader: {
    title: 'Globoplay: capítulos completos, no fragmentos',
    intro:
      'Junto a cada capítulo de novela, Globoplay cuelga una docena de fragmentos. Para seguir la historia hay que dejarlos a un lado. Seis noches por semana durante medio año: ciento ochenta capítulos necesitan más calendario que disco. Con una rutina de sábado, ni te pierdes en la trama ni en el disco, vivas en Recife o en Lisboa entre dos turnos.',
    steps: [
      {
        title: 'Abre la oferta que pagas',
        text: 'La de Brasil y la internacional son abonos distintos, con fondos distintos. Si el botón dice «Assine», has entrado bien pero tu plan no lo incluye. Fuera de Brasil, el abono internacional se compra con una cuenta Globo corriente.',
      },
      {
        title: '«Edições», y no «Trechos»',
        text: 'La primera pestaña trae las entregas enteras; la segunda, trozos. En ciertas novelas la primera se llama «Capítulos». Una entrega dura de cuarenta a setenta minutos; un trozo, dos. Dale la vuelta a la lista para empezar por el 1.',
      },
      {
        title: 'Marca una semana',
        text: 'De lunes a sábado salen seis capítulos, que caben en una selección. Clic en el lunes, mayúsculas y clic en el sábado. En 720p son algo más de 4 GB, y el domingo queda libre para verlos.',
      },
      {
        title: 'Usa la fecha de emisión',
        text: 'No siempre hay número; con el día delante no se pierde el hilo. «2026-03-02» delante y una carpeta por mes: con 180 ficheros juntos, muchas teles se atascan.',
      },
      {
        title: 'Cierra el mes',
        text: 'El último sábado cuenta veinticuatro o veintiséis, abre el final y crea la carpeta siguiente. Un mes ocupa unos veinte gigas; borra febrero cuando marzo esté completo y visto. El texto en portugués, en fichero aparte: la tele de la abuela podrá agrandarlo.',
      },
    ],
    hints: [
      {
        title: 'Reposiciones recortadas',
        text: 'De algunos clásicos se conserva la versión abreviada de la tarde. El total de capítulos la delata. De doscientos quedan ciento veinte y se pierden tramas. Los de antes de los noventa son en 4:3: déjalos con sus franjas.',
      },
      {
        title: 'La hora de Río',
        text: 'Lo que allí se emite por la noche está en Europa a la mañana siguiente. La diferencia es de cuatro o cinco horas según la estación. Búscalo al desayunar.',
      },
      {
        title: 'Resúmenes semanales',
        text: 'De algunas hay dos horas en vez de seis: buena vuelta tras las vacaciones.',
      },
      {
        title: 'Series cortas',
        text: 'Los Originais tienen ocho o diez partes y están enteros desde el primer día. Para una semana sin seis noches, mejor eso.',
      },
      {
        title: 'Días sin novela',
        text: 'Unas elecciones o una final la suprimen. Salta la fecha, no la historia.',
      },
    ],
    questions: [
      {
        question: '¿Hablar español basta para seguir una novela?',
        answer:
          'Con subtítulos en portugués, que llevan las recientes, se entiende mucho más de lo que parece. Guárdalo en SRT y busca ahí las expresiones; a las dos semanas casi no lo necesitas.',
      },
      {
        question: '¿Telecine está incluido?',
        answer:
          'Solo si contrataste ese complemento, y con los plazos que fije. El icono de la imagen señala lo que pide otro complemento.',
      },
      {
        question: 'Me perdí los cuarenta primeros, ¿por dónde empiezo?',
        answer:
          'Por los resúmenes o, si no los hay, por el 1 con imagen pequeña. Quien salta al 41 gasta en preguntar lo que ahorró.',
      },
      {
        question: '¿Y GNT o Multishow?',
        answer:
          'Sus programas se abren con el plan que los trae y están a la carta; los canales son directo.',
      },
    ],
    meta_title: 'Guía: novelas de Globoplay completas',
    meta_description:
      'Entregas enteras, semana a semana y con fecha: cómo guardar para ti una novela de Globoplay, desde Brasil o desde fuera.',
  },
}
